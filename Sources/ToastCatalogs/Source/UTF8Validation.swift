/// Finds the first byte that breaks UTF-8. (The Unicode Standard, table 3-7.)
enum UTF8Validation {
  /// The offset of the first ill-formed byte of a range, or `nil` where all is well.
  static func firstFault(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = sequenceLength(in: bytes, at: offset, end: range.upperBound)
      guard length > 0 else { return offset }
      offset += length
    }
    return nil
  }

  /// Whether a text decoded from a range may hold replacement characters for ill-formed bytes;
  /// `false` is certain.
  ///
  /// A replacement is three bytes long and stands for one to three, so a text of the same length
  /// was repaired only where three bytes of a four-byte sequence stood alone.
  @inline(__always)
  static func mayBeRepaired(_ text: String, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if text.utf8.count != range.count { return true }
    return ByteScan.highest(bytes, range) >= 0xF0 && firstFault(in: bytes, range) != nil
  }

  /// The length of the well-formed sequence at an offset, 0 where there is none.
  static func sequenceLength(in bytes: Span<UInt8>, at offset: Int, end: Int) -> Int {
    let lead = bytes[offset]
    let length: Int
    // The second byte is narrower after some leads: no overlong forms, surrogates or values past
    // U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + length <= end, second.contains(bytes[offset + 1]) else { return 0 }
    for place in offset + 2..<max(offset + 2, offset + length) where bytes[place] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
