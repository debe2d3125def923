/// What a printf placeholder does with its argument: the letter that ends it.
///
/// The letters are those of Apple's string format specifiers. C's pointers (`%s`, `%S`, `%p`, `%P`,
/// `%n`) are no values of a typed list and are rejected when a pattern is read.
public enum PrintfConversion: UInt8, Hashable, Sendable, CaseIterable {
  /// `%@`: a value of any type, shown as its type is shown.
  case object = 0x40
  /// `%d`: an integer in the locale's digits.
  case decimal = 0x64
  /// `%D`: Apple's older spelling of `%ld`.
  case longDecimal = 0x44
  /// `%i`: the same as `%d`.
  case integer = 0x69
  /// `%u`: an integer that is not negative.
  case unsigned = 0x75
  /// `%U`: Apple's older spelling of `%lu`.
  case longUnsigned = 0x55
  /// `%x`: hexadecimal in lower case, never localized.
  case lowerHexadecimal = 0x78
  /// `%X`: hexadecimal in upper case, never localized.
  case upperHexadecimal = 0x58
  /// `%o`: octal, never localized.
  case octal = 0x6F
  /// `%O`: Apple's older spelling of `%lo`.
  case longOctal = 0x4F
  /// `%f`: a number with six fraction digits, unless a precision says otherwise.
  case lowerFixed = 0x66
  /// `%F`: the same as `%f`.
  case upperFixed = 0x46
  /// `%e`: a number with an exponent.
  case lowerScientific = 0x65
  /// `%E`: a number with an exponent.
  case upperScientific = 0x45
  /// `%g`: with or without an exponent, whichever is shorter, without trailing zeros.
  case lowerGeneral = 0x67
  /// `%G`: with or without an exponent, whichever is shorter, without trailing zeros.
  case upperGeneral = 0x47
  /// `%a`: a floating-point number in hexadecimal, never localized.
  case lowerHexadecimalFloat = 0x61
  /// `%A`: a floating-point number in hexadecimal, never localized.
  case upperHexadecimalFloat = 0x41
  /// `%c`: one character, given as a text or as the number of a Unicode scalar.
  case lowerCharacter = 0x63
  /// `%C`: one character, given as a text or as the number of a Unicode scalar.
  case upperCharacter = 0x43

  /// The kinds of value that placeholders of a translation must agree in.
  public enum ValueKind: Hashable, Sendable {
    /// Any value.
    case object
    /// An integer.
    case integer
    /// A number that may have fraction digits.
    case floatingPoint
    /// A character.
    case character
  }

  /// The kind of value the conversion reads.
  public var valueKind: ValueKind {
    switch self {
    case .object: .object
    case .decimal, .longDecimal, .integer, .unsigned, .longUnsigned, .lowerHexadecimal,
      .upperHexadecimal, .octal, .longOctal:
      .integer
    case .lowerFixed, .upperFixed, .lowerScientific, .upperScientific, .lowerGeneral, .upperGeneral,
      .lowerHexadecimalFloat, .upperHexadecimalFloat:
      .floatingPoint
    case .lowerCharacter, .upperCharacter: .character
    }
  }

  /// The letter, such as `d`.
  public var letter: String { String(Unicode.Scalar(rawValue)) }

  /// Whether the value can be told from its sign, so that the flags `+` and space mean something.
  var isSigned: Bool {
    switch self {
    case .decimal, .longDecimal, .integer: true
    default: valueKind == .floatingPoint
    }
  }
}
