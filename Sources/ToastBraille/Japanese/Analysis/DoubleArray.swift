/// A double-array trie as the Darts library reads it, the index of MeCab's dictionaries.
///
/// (J. Aoe, “An Efficient Digital Search Algorithm by Using a Double-Array Structure”, 1989.)
struct DoubleArray {
  /// A key and its value.
  struct Key {
    var bytes: [UInt8]
    var value: Int32
  }

  private var base: [Int32] = [0]
  private var check: [UInt32] = [0]
  private var isUsedBase: [Bool] = [true]
  /// No unit before this one is free.
  private var firstFree = 1
  private let keys: [Key]

  private init(_ keys: [Key]) { self.keys = keys }

  /// The array of sorted keys without duplicates: base and check of each unit, lowest byte first.
  static func bytes(of keys: [Key]) -> [UInt8] {
    var array = DoubleArray(keys)
    array.base[0] = Int32(array.insert(0..<keys.count, depth: 0))
    // A search may step one whole byte beyond the last unit.
    array.grow(to: array.base.count + 257)
    var bytes: [UInt8] = []
    for (base, check) in zip(array.base, array.check) {
      bytes.append(littleEndian: base)
      bytes.append(littleEndian: check)
    }
    return bytes
  }

  /// Places the children of a node, and theirs, and returns the node's base.
  private mutating func insert(_ range: Range<Int>, depth: Int) -> Int {
    // Code 0 ends a key; a byte has the code after its value.
    var children: [(code: Int, range: Range<Int>)] = []
    for index in range {
      let code = depth < keys[index].bytes.count ? Int(keys[index].bytes[depth]) + 1 : 0
      if children.last?.code == code {
        children[children.count - 1].range =
          children[children.count - 1].range.lowerBound..<(index + 1)
      } else {
        children.append((code, index..<(index + 1)))
      }
    }
    let begin = freeBase(for: children.map(\.code))
    for child in children {
      check[begin + child.code] = UInt32(begin)
    }
    for child in children {
      base[begin + child.code] =
        child.code == 0
        ? -keys[child.range.lowerBound].value - 1
        : Int32(insert(child.range, depth: depth + 1))
    }
    return begin
  }

  /// The first base whose units for all codes, of which the first is the lowest, are free.
  private mutating func freeBase(for codes: [Int]) -> Int {
    while firstFree < check.count, check[firstFree] != 0 { firstFree += 1 }
    var begin = max(1, firstFree - (codes.first ?? 0))
    while true {
      grow(to: begin + 257)
      if !isUsedBase[begin], codes.allSatisfy({ check[begin + $0] == 0 }) { break }
      begin += 1
    }
    isUsedBase[begin] = true
    return begin
  }

  private mutating func grow(to count: Int) {
    guard count > base.count else { return }
    base += repeatElement(0, count: count - base.count)
    check += repeatElement(0, count: count - check.count)
    isUsedBase += repeatElement(false, count: count - isUsedBase.count)
  }
}
