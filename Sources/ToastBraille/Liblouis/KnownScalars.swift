/// For which scalars a table has cells, as far as it was asked.
///
/// A bit a scalar of the first plane, which nearly all texts are made of: the question is asked for
/// every character of every line.
struct KnownScalars {
  private var asked = [UInt64](repeating: 0, count: 1024)
  private var defined = [UInt64](repeating: 0, count: 1024)
  private var beyond: [Unicode.Scalar: Bool] = [:]

  /// Whether the table has cells for a scalar, or `nil` where it was not asked yet.
  subscript(scalar: Unicode.Scalar) -> Bool? {
    get {
      guard scalar.value < 0x1_0000 else { return beyond[scalar] }
      let (word, bit) = Self.place(of: scalar)
      return asked[word] & bit == 0 ? nil : defined[word] & bit != 0
    }
    set {
      guard let newValue else { return }
      guard scalar.value < 0x1_0000 else {
        beyond[scalar] = newValue
        return
      }
      let (word, bit) = Self.place(of: scalar)
      asked[word] |= bit
      if newValue { defined[word] |= bit }
    }
  }

  private static func place(of scalar: Unicode.Scalar) -> (word: Int, bit: UInt64) {
    (Int(scalar.value >> 6), 1 << UInt64(scalar.value & 63))
  }
}
