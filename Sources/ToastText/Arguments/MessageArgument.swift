/// A typed value that fills a placeholder of a message.
///
/// Values are never passed as C varargs: a placeholder that wants another type is reported, and the
/// best text is shown.
///
/// ```swift
/// let arguments: [MessageArgument] = [12, "Ana", .percent(0.5), .list(["Ana", "Ben"])]
/// ```
public enum MessageArgument: Hashable, Sendable {
  /// An integer.
  case integer(Int)
  /// A number with the fraction digits it was written with, or an integer beyond 64 bits.
  case decimal(DecimalNumber)
  /// A text.
  case string(String)
  /// A ratio, shown as a percentage without fraction digits: `0.5` is 50 %.
  case percent(DecimalNumber)
  /// A count of bytes, shown in decimal units (1 kB = 1,000 bytes) in their short form.
  case bytes(DecimalNumber)
  /// A moment in time.
  case date(DateArgument)
  /// Texts joined as the language joins them, with “and” before the last.
  case list([String])
  /// A distance in time, such as −3 minutes for “3 minutes ago”.
  case relative(DecimalNumber, unit: RelativeTimeUnit)
  /// A length of time in seconds.
  case duration(DecimalNumber, style: DurationStyle)
  /// An amount of money and its ISO 4217 code.
  case currency(DecimalNumber, code: String)
  /// A quantity and its CLDR unit, such as `kilometer`, in its short form.
  case measure(DecimalNumber, unit: String)
  /// Two numbers as a range, such as 0–1.
  case range(DecimalNumber, DecimalNumber)
  /// A number written out in words.
  case spellOut(DecimalNumber)
  /// A number as an ordinal, such as 3rd.
  case ordinal(DecimalNumber)
}

extension MessageArgument: ExpressibleByIntegerLiteral {
  /// Creates an integer argument.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension MessageArgument: ExpressibleByFloatLiteral {
  /// Creates a number argument with the fewest digits that give the value back.
  ///
  /// Write ``decimal(_:)`` with ``DecimalNumber/init(parsing:)`` to keep trailing zeros.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension MessageArgument: ExpressibleByStringLiteral {
  /// Creates a text argument.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension MessageArgument {
  /// Creates an argument from a floating-point value; infinity becomes the text `∞`, what is not a
  /// number `NaN`.
  public init(_ value: Double) {
    if let number = DecimalNumber(value) {
      self = .decimal(number)
    } else {
      self = .string(value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞")
    }
  }

  /// Creates an argument from an integer of any width.
  public init(_ value: some BinaryInteger) {
    self = Int(exactly: value).map(Self.integer) ?? .decimal(DecimalNumber(value))
  }

  /// The number that selects a plural, or `nil` for a text, a list or a date.
  public var number: DecimalNumber? {
    switch self {
    case .integer(let value): DecimalNumber(value)
    case .decimal(let value), .percent(let value), .bytes(let value), .spellOut(let value),
      .ordinal(let value), .relative(let value, _), .duration(let value, _),
      .currency(let value, _), .measure(let value, _), .range(_, let value):
      value
    case .string, .date, .list: nil
    }
  }
}
