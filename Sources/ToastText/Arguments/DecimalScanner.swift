/// Reads a decimal number with an optional exponent.
struct DecimalScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The whole text as a number, or `nil`.
  mutating func number() -> DecimalNumber? {
    let isNegative = accept("-")
    if !isNegative { _ = accept("+") }
    let integer = digits()
    var fraction: [UInt8] = []
    if accept(".") {
      fraction = digits()
      guard !fraction.isEmpty else { return nil }
    }
    guard !integer.isEmpty, let exponent = exponent(), index == bytes.count else { return nil }
    return shifted(isNegative: isNegative, integer: integer, fraction: fraction, by: exponent)
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func digits() -> [UInt8] {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return Array(bytes[start..<index])
  }

  /// The exponent, 0 where none is written, `nil` where it is ill-formed or out of range.
  private mutating func exponent() -> Int? {
    guard accept("e") || accept("E") else { return 0 }
    let isNegative = accept("-")
    if !isNegative { _ = accept("+") }
    let text = digits()
    guard let value = Int(String(decoding: text, as: UTF8.self)) else { return nil }
    guard value <= DecimalNumber.digitLimit else { return nil }
    return isNegative ? -value : value
  }

  /// Moves the decimal point and takes leading zeros off.
  private func shifted(
    isNegative: Bool, integer: [UInt8], fraction: [UInt8], by exponent: Int
  ) -> DecimalNumber? {
    let zero = UInt8(ascii: "0")
    var integer = integer
    var fraction = fraction
    if exponent > 0 {
      let moved = min(exponent, fraction.count)
      integer += fraction.prefix(moved) + Array(repeating: zero, count: exponent - moved)
      fraction.removeFirst(moved)
    } else if exponent < 0 {
      let moved = min(-exponent, integer.count)
      fraction =
        Array(repeating: zero, count: -exponent - moved) + integer.suffix(moved) + fraction
      integer.removeLast(moved)
    }
    let significant = integer.drop { $0 == zero }
    let digits = significant.isEmpty ? [zero] : Array(significant)
    guard max(digits.count, fraction.count) <= DecimalNumber.digitLimit else { return nil }
    return DecimalNumber(
      isNegative: isNegative,
      integerDigits: String(decoding: digits, as: UTF8.self),
      fractionDigits: String(decoding: fraction, as: UTF8.self))
  }
}
