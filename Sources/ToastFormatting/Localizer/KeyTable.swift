/// Values by key, made for one look-up in a few nanoseconds.
///
/// Keys are compared byte by byte: two spellings of “é” are two keys, as they are in a file, and a
/// Japanese key costs no more than an English one. (`String` compares by canonical equivalence.)
struct KeyTable<Value: Sendable>: Sendable {
  /// For each slot, the place of its key counted from 1, or 0; their number is a power of two.
  private var slots: [Int32]
  private var hashes: [UInt64] = []
  private(set) var keys: [String] = []
  private var values: [Value] = []

  /// Creates a table with room for so many keys.
  init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// The value of a key, or `nil`.
  subscript(key: String) -> Value? {
    let hash = Self.hash(key)
    guard let place = place(of: key, hash) else { return nil }
    return values[place]
  }

  /// Adds a key unless it is there.
  mutating func add(_ key: String, _ value: Value) {
    let hash = Self.hash(key)
    guard place(of: key, hash) == nil, keys.count < Int(Int32.max) / 4 else { return }
    if (keys.count + 1) * 2 > slots.count { grow() }
    keys.append(key)
    values.append(value)
    hashes.append(hash)
    occupy(hash, Int32(keys.count))
  }

  private func place(of key: String, _ hash: UInt64) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, Self.isSame(keys[place], key) { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func occupy(_ hash: UInt64, _ value: Int32) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = value
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() { occupy(hash, Int32(index + 1)) }
  }

  /// Equal strings of equal length and equal hash of their bytes: only then are they looked at.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left == right
  }

  /// Differs from process to process, so that no file can be made to put all keys into one slot.
  private static var seed: UInt64 { KeyTableSeed.value }

  private static func hash(_ key: String) -> UInt64 {
    var hash = seed
    for byte in key.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }
}

/// The seed of every key table of this process.
private enum KeyTableSeed {
  static let value = UInt64.random(in: .min ... .max)
}
