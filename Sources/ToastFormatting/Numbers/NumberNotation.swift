import ToastICU
import ToastText

/// What numbers are written with.
enum NumberNotation: Sendable {
  /// As C writes them: ASCII digits, no groups.
  case posix
  /// As a language writes them.
  case localized(LocaleServices)

  var isPOSIX: Bool { if case .posix = self { true } else { false } }

  /// The text of a number.
  func text(_ digits: DigitString, sign: DecimalStyle.Sign) -> String {
    switch self {
    case .posix: return posix(digits, sign)
    case .localized(let services):
      guard let number = digits.number else { return posix(digits, sign) }
      if digits.exponent != nil {
        return services.scientific(number, fractionDigits: digits.fraction.utf8.count, sign: sign)
      }
      let style = DecimalStyle(sign: sign, minimumIntegerDigits: digits.integer.utf8.count)
      let text = services.decimal(number, style: style)
      return digits.showsPoint ? text + services.symbols.decimal : text
    }
  }

  /// Infinity with its sign.
  func infinity(isNegative: Bool, sign: DecimalStyle.Sign) -> String {
    switch self {
    case .posix: return Self.sign(isNegative, sign) + "inf"
    case .localized(let services):
      let symbols = services.symbols
      if isNegative { return symbols.minus + symbols.infinity }
      return (sign == .always ? symbols.plus : sign == .space ? " " : "") + symbols.infinity
    }
  }

  /// The word for what is no number.
  var notANumber: String {
    switch self {
    case .posix: "nan"
    case .localized(let services): services.symbols.notANumber
    }
  }

  /// C's sign.
  static func sign(_ isNegative: Bool, _ sign: DecimalStyle.Sign) -> String {
    isNegative ? "-" : sign == .always ? "+" : sign == .space ? " " : ""
  }

  private func posix(_ digits: DigitString, _ sign: DecimalStyle.Sign) -> String {
    var text = Self.sign(digits.isNegative, sign) + digits.integer
    if !digits.fraction.isEmpty || digits.showsPoint { text += "." + digits.fraction }
    guard let exponent = digits.exponent else { return text }
    let power = String(exponent.magnitude)
    let mark = exponent < 0 ? "-" : "+"
    return text + digits.exponentMark + mark + (power.utf8.count < 2 ? "0" : "") + power
  }
}
