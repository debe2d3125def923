/// How an argument of a MessageFormat text is shown.
public enum MessageFormatStyle: Hashable, Sendable {
  /// By the argument's own type.
  case plain
  /// `number`, with `integer`, `percent`, `currency`, a skeleton (`::compact-short`) or a pattern.
  case number(Detail)
  /// `date`, with `short`, `medium`, `long`, `full`, a skeleton (`::yMMMd`) or a pattern.
  case date(Detail)
  /// `time`, with the same details as a date.
  case time(Detail)
  /// `spellout`: in words.
  case spellOut(Detail)
  /// `ordinal`: 3rd.
  case ordinal(Detail)
  /// `duration`: a length of time in seconds.
  case duration(Detail)

  /// What stands behind the type.
  public enum Detail: Hashable, Sendable {
    /// Nothing.
    case none
    /// A word such as `percent`, or a pattern such as `#,##0.00`, without the white space around it.
    case text(String)
    /// A skeleton, without its `::` and the white space around it.
    case skeleton(String)
  }

  init?(type: String, detail: Detail) {
    switch type {
    case "number": self = .number(detail)
    case "date": self = .date(detail)
    case "time": self = .time(detail)
    case "spellout": self = .spellOut(detail)
    case "ordinal": self = .ordinal(detail)
    case "duration": self = .duration(detail)
    default: return nil
    }
  }

  /// The word before the detail, or `nil` for a plain argument.
  var typeName: String? {
    switch self {
    case .plain: nil
    case .number: "number"
    case .date: "date"
    case .time: "time"
    case .spellOut: "spellout"
    case .ordinal: "ordinal"
    case .duration: "duration"
    }
  }

  /// What stands behind the type.
  public var detail: Detail {
    switch self {
    case .plain: .none
    case .number(let detail), .date(let detail), .time(let detail), .spellOut(let detail),
      .ordinal(let detail), .duration(let detail):
      detail
    }
  }
}
