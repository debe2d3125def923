public import ToastText

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
