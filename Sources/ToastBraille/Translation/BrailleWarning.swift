/// Something about a line of braille that its reader or author should know.
public struct BrailleWarning: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of warning.
  public enum Kind: Hashable, Sendable {
    /// A character has no cells in its table.
    case undefinedCharacter(UndefinedBrailleCharacter, table: String)
    /// The reading is a guess; the words are the least sure.
    case guessedReading(unsure: [String])
  }

  /// What it is about.
  public let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// What is wrong and what to do, in lower case without a final period.
  public var description: String {
    switch kind {
    case .undefinedCharacter(let character, let table):
      "\(character) has no cells in the table ‘\(table)’; write it in words"
    case .guessedReading(let words) where words.isEmpty:
      "the kana reading is guessed; write one beside the text to be sure"
    case .guessedReading(let words):
      "the kana reading is guessed, least surely of \(words.map { "‘\($0)’" }.joined(separator: ", ")); "
        + "write one beside the text to be sure"
    }
  }
}
