/// A decimal number that keeps the fraction digits it was written with.
///
/// `1` and `1.0` are different numbers to a plural rule (English “1 star”, “1.0 stars”), so a
/// binary floating-point number cannot stand for them. (UTS #35 Part 3, Plural Operands.)
///
/// ```swift
/// DecimalNumber(1234).description  // "1234"
/// DecimalNumber(parsing: "1.50")?.description  // "1.50"
/// DecimalNumber(parsing: "1.5e3")?.description  // "1500"
/// ```
public struct DecimalNumber: Hashable, Sendable {
  /// Whether a minus sign stands before the number; a negative zero keeps it.
  public let isNegative: Bool

  /// The digits before the decimal point, ASCII, at least one, no leading zeros.
  public let integerDigits: String

  /// The digits after the decimal point, ASCII, as written; empty for an integer.
  public let fractionDigits: String

  /// How many digits a number may have on either side of its point.
  public static let digitLimit = 400

  init(isNegative: Bool, integerDigits: String, fractionDigits: String) {
    self.isNegative = isNegative
    self.integerDigits = integerDigits
    self.fractionDigits = fractionDigits
  }

  /// Creates a number from an integer of any width.
  public init(_ value: some BinaryInteger) {
    self.init(
      isNegative: value < 0, integerDigits: String(value.magnitude), fractionDigits: "")
  }

  /// Creates a number from a floating-point value, with the fewest digits that give it back.
  ///
  /// A whole number gets no fraction digits: `2.0` becomes `2`. Returns `nil` for infinity and for
  /// what is not a number.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    guard let number = DecimalNumber(parsing: "\(value)") else { return nil }
    self = number.fractionDigits == "0" ? number.rounded(toFractionDigits: 0) : number
  }

  /// Creates a number from its JSON spelling (RFC 8259, section 6), with leading zeros allowed.
  ///
  /// Returns `nil` when the text is no number, or would have more than ``digitLimit`` digits.
  public init?(parsing text: String) {
    var scanner = DecimalScanner(text)
    guard let number = scanner.number() else { return nil }
    self = number
  }

  /// Whether the number has no fraction digits.
  public var isInteger: Bool { fractionDigits.isEmpty }

  /// Whether every digit is zero.
  public var isZero: Bool {
    integerDigits == "0" && fractionDigits.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
  }

  /// The value as an integer, or `nil` if it has fraction digits or does not fit.
  public var integerValue: Int? {
    guard isInteger else { return nil }
    return Int((isNegative ? "-" : "") + integerDigits)
  }

  /// The nearest floating-point value.
  public var doubleValue: Double { Double(description) ?? 0 }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in ASCII, such as `-1234.50`.
  public var description: String {
    (isNegative ? "-" : "") + integerDigits + (isInteger ? "" : "." + fractionDigits)
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal.
  public init(integerLiteral value: Int) { self.init(value) }
}
