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
