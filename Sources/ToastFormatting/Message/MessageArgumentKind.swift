public import ToastText

/// The type of an argument, without its value.
public enum MessageArgumentKind: String, Hashable, Sendable, CaseIterable {
  /// An integer.
  case integer
  /// A number with fraction digits.
  case decimal
  /// A text.
  case string
  /// A percentage.
  case percent
  /// A count of bytes.
  case bytes
  /// A moment in time.
  case date
  /// A list of texts.
  case list
  /// A distance in time.
  case relative
  /// A length of time.
  case duration
  /// An amount of money.
  case currency
  /// A quantity with its unit.
  case measure
  /// A range of numbers.
  case range
  /// A number in words.
  case spellOut
  /// An ordinal number.
  case ordinal
  /// No argument was given: the placeholder is shown as it is written.
  case missing
}

extension MessageArgument {
  /// The type of the argument.
  public var kind: MessageArgumentKind {
    switch self {
    case .integer: .integer
    case .decimal: .decimal
    case .string: .string
    case .percent: .percent
    case .bytes: .bytes
    case .date: .date
    case .list: .list
    case .relative: .relative
    case .duration: .duration
    case .currency: .currency
    case .measure: .measure
    case .range: .range
    case .spellOut: .spellOut
    case .ordinal: .ordinal
    }
  }
}
