import ToastText

/// A number as ASCII digits with an optional power of ten, between its value and its localized text.
struct DigitString: Hashable, Sendable {
  var isNegative: Bool
  /// At least one digit, unless a precision of zero leaves out a zero.
  var integer: String
  var fraction: String
  /// The power of ten that is written out, or `nil`.
  var exponent: Int?
  /// C's letter before the power of ten, for locales that have no mark of their own.
  var exponentMark = "e"
  /// Whether the decimal point is written though no digit follows.
  var showsPoint = false

  init(_ number: DecimalNumber) {
    isNegative = number.isNegative
    integer = number.integerDigits
    fraction = number.fractionDigits
  }

  /// How many characters C takes for the number, without its sign.
  var length: Int {
    let point = fraction.isEmpty && !showsPoint ? 0 : 1
    let power = exponent.map { max(String($0.magnitude).utf8.count, 2) + 2 } ?? 0
    return integer.utf8.count + point + fraction.utf8.count + power
  }

  /// Puts zeros before the integer digits until there are so many.
  mutating func pad(integerDigits count: Int) {
    let missing = count - integer.utf8.count
    if missing > 0 { integer = String(repeating: "0", count: missing) + integer }
  }

  /// The number that a plural rule sees.
  var number: DecimalNumber? {
    let digits = (isNegative ? "-" : "") + (integer.isEmpty ? "0" : integer)
    let power = exponent.map { "e\($0)" } ?? ""
    return DecimalNumber(parsing: digits + (fraction.isEmpty ? "" : "." + fraction) + power)
  }

  // MARK: printf's ways of writing

  /// `%f`: exactly so many fraction digits.
  static func fixed(_ number: DecimalNumber, precision: Int) -> DigitString {
    DigitString(number.rounded(toFractionDigits: precision))
  }

  /// `%e`: one digit before the point, so many behind it.
  static func scientific(_ number: DecimalNumber, precision: Int) -> DigitString {
    var (digits, power) = significant(number)
    let isZero = digits == [0x30]
    if digits.count > precision + 1 {
      let carried = round(&digits, to: precision + 1)
      if carried { power += 1 }
    }
    digits += Array(repeating: 0x30, count: precision + 1 - digits.count)
    var result = DigitString(number)
    result.integer = String(decoding: digits.prefix(1), as: UTF8.self)
    result.fraction = String(decoding: digits.dropFirst(), as: UTF8.self)
    result.exponent = isZero ? 0 : power
    return result
  }

  /// `%g`: so many significant digits, with an exponent where the number is long without one.
  static func general(
    _ number: DecimalNumber, precision: Int, keepsZeros: Bool
  ) -> DigitString {
    let precision = max(precision, 1)
    var result = scientific(number, precision: precision - 1)
    let power = result.exponent ?? 0
    if power >= -4, power < precision {
      let rounded = result.number ?? number
      result = fixed(rounded, precision: precision - 1 - power)
    }
    if !keepsZeros { result.dropTrailingZeros() }
    return result
  }

  /// Takes zeros off the end of the fraction.
  mutating func dropTrailingZeros() {
    while fraction.utf8.last == 0x30 { fraction.removeLast() }
  }

  /// The digits from the first that is not zero, and the power of ten of that digit.
  private static func significant(_ number: DecimalNumber) -> ([UInt8], Int) {
    let integer = Array(number.integerDigits.utf8)
    let fraction = Array(number.fractionDigits.utf8)
    if integer != [0x30] { return (integer + fraction, integer.count - 1) }
    guard let first = fraction.firstIndex(where: { $0 != 0x30 }) else { return ([0x30], 0) }
    return (Array(fraction[first...]), -first - 1)
  }

  /// Rounds half to even; returns whether a digit was carried into a new place.
  private static func round(_ digits: inout [UInt8], to count: Int) -> Bool {
    let fraction = String(decoding: digits[count...], as: UTF8.self)
    let integer = String(decoding: digits[..<count], as: UTF8.self)
    guard let number = DecimalNumber(parsing: integer + "." + fraction) else { return false }
    var kept = Array(number.rounded(toFractionDigits: 0).integerDigits.utf8)
    let isCarried = kept.count > count
    if isCarried { kept.removeLast() }
    digits = kept
    return isCarried
  }
}
