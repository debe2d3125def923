/// The fields of one object that have been read, by number.
struct FieldSet {
  private var bits: UInt32 = 0

  /// Adds a field and says whether it was new.
  mutating func insert(_ number: UInt32) -> Bool {
    let bit: UInt32 = 1 << (number & 31)
    defer { bits |= bit }
    return bits & bit == 0
  }
}
