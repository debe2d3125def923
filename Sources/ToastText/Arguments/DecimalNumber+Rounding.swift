extension DecimalNumber {
  /// The number with exactly so many fraction digits: cut digits round half to even, missing ones
  /// become zeros.
  ///
  /// ```swift
  /// DecimalNumber(parsing: "2.5")?.rounded(toFractionDigits: 0).description  // "2"
  /// DecimalNumber(parsing: "1.5")?.rounded(toFractionDigits: 2).description  // "1.50"
  /// ```
  public func rounded(toFractionDigits count: Int) -> DecimalNumber {
    let count = min(max(count, 0), Self.digitLimit)
    let fraction = Array(fractionDigits.utf8)
    guard fraction.count > count else {
      let zeros = String(repeating: "0", count: count - fraction.count)
      return DecimalNumber(
        isNegative: isNegative, integerDigits: integerDigits,
        fractionDigits: fractionDigits + zeros)
    }
    var digits = Array(integerDigits.utf8) + fraction.prefix(count)
    if Self.roundsUp(kept: digits, cut: fraction.dropFirst(count)) { Self.increment(&digits) }
    let split = digits.count - count
    return DecimalNumber(
      isNegative: isNegative,
      integerDigits: String(decoding: digits[..<split], as: UTF8.self),
      fractionDigits: String(decoding: digits[split...], as: UTF8.self))
  }

  private static func roundsUp(kept: [UInt8], cut: ArraySlice<UInt8>) -> Bool {
    guard let first = cut.first else { return false }
    let five = UInt8(ascii: "5")
    guard first == five, cut.dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") }) else {
      return first >= five
    }
    return (kept.last ?? 0) % 2 == 1
  }

  private static func increment(_ digits: inout [UInt8]) {
    var index = digits.count - 1
    while index >= 0, digits[index] == UInt8(ascii: "9") {
      digits[index] = UInt8(ascii: "0")
      index -= 1
    }
    if index < 0 {
      digits.insert(UInt8(ascii: "1"), at: 0)
    } else {
      digits[index] += 1
    }
  }
}
