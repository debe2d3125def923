public import ToastText

/// A message with its arguments filled in.
public struct FormattedMessage: Hashable, Sendable {
  /// The text.
  public var text: String

  /// The same text in pieces.
  public var parts: [MessagePart]

  /// What was wrong; the text is the best there is all the same.
  public var problems: [Problem]

  /// The branches that were taken, in the order they were met.
  public var selections: [PluralSelection]

  /// Creates a message.
  public init(
    text: String, parts: [MessagePart], problems: [Problem] = [], selections: [PluralSelection] = []
  ) {
    self.text = text
    self.parts = parts
    self.problems = problems
    self.selections = selections
  }

  /// The category of the first plural of the message, or `nil` if it has none.
  public var pluralCategory: PluralCategory? { selections.first?.category }
}
