public import ToastText

/// A piece of a MessageFormat text.
public indirect enum MessageFormatNode: Hashable, Sendable {
  /// Words of the text itself, with the quoting apostrophes taken away.
  case literal(String)
  /// A place for an argument: `{name}`, `{0, number, percent}`.
  case argument(MessageFormatName, MessageFormatStyle)
  /// `#`: the number of the plural around it, less the plural's offset.
  case number
  /// `{count, plural, …}` or `{place, selectordinal, …}`.
  case plural(MessageFormatPlural)
  /// `{gender, select, …}`.
  case select(MessageFormatSelect)
}

/// What an argument of a MessageFormat text is called.
public enum MessageFormatName: Hashable, Sendable, CustomStringConvertible {
  /// By its place in the list of arguments, counted from 0.
  case index(Int)
  /// By name.
  case name(String)

  /// The name as it is written.
  public var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .name(let name): name
    }
  }
}

/// A choice by plural category or by an exact number.
public struct MessageFormatPlural: Hashable, Sendable {
  /// What selects a branch.
  public enum Selector: Hashable, Sendable {
    /// `=1`: the number itself, before the offset is taken off.
    case exactly(DecimalNumber)
    /// The category of the number less the offset.
    case category(PluralCategory)
  }

  /// A branch of the choice.
  public struct Branch: Hashable, Sendable {
    /// What selects it.
    public var selector: Selector
    /// What it says.
    public var nodes: [MessageFormatNode]
  }

  /// The argument that decides.
  public var name: MessageFormatName
  /// Whether the rules of ordinals decide (1st, 2nd) and not those of cardinals.
  public var isOrdinal: Bool
  /// What is taken off the number.
  public var offset: DecimalNumber
  /// The branches in the order of the text.
  public var branches: [Branch]
}

/// A choice by a word.
public struct MessageFormatSelect: Hashable, Sendable {
  /// A branch of the choice.
  public struct Branch: Hashable, Sendable {
    /// The word, or `other`.
    public var selector: String
    /// What it says.
    public var nodes: [MessageFormatNode]
  }

  /// The argument that decides.
  public var name: MessageFormatName
  /// The branches in the order of the text.
  public var branches: [Branch]
}
