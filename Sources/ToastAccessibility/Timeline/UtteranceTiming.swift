/// When each word of an utterance begins, and how long the whole takes.
public struct UtteranceTiming: Hashable, Sendable {
  /// A word and its moment.
  public struct Word: Hashable, Sendable {
    /// The word, without the blanks and marks around it.
    public var text: String
    /// Where it begins in the text of the utterance, in UTF-8 bytes.
    public var offset: Int
    /// When it begins, counted from the beginning of the utterance.
    public var start: Duration
  }

  /// The words in the order they are said.
  public var words: [Word]

  /// How long the utterance takes.
  public var duration: Duration

  /// The word that is being said at a moment, or `nil` before the first.
  func wordIndex(at time: Duration) -> Int? { words.lastIndex { $0.start <= time } }
}
