/// The grammar of a JSON number. (RFC 8259, section 6.)
enum JSONNumber {
  /// Whether a range of bytes is a number and nothing else.
  static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    func byte() -> UInt8? { offset < range.upperBound ? bytes[offset] : nil }
    func digits() -> Int {
      let start = offset
      while let digit = byte(), digit.isDigit { offset += 1 }
      return offset - start
    }
    if byte() == UInt8(ascii: "-") { offset += 1 }
    let leadingZero = byte() == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, count == 1 || !leadingZero else { return false }
    if byte() == UInt8(ascii: ".") {
      offset += 1
      guard digits() > 0 else { return false }
    }
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
      offset += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { offset += 1 }
      guard digits() > 0 else { return false }
    }
    return offset == range.upperBound
  }
}
