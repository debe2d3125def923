/// Where in an announcement a voice was.
public struct SpokenPosition: Hashable, Sendable {
  /// Which utterance, from 0.
  public var utterance: Int

  /// Which word of the announcement, from 0, counted over all its utterances.
  public var word: Int

  /// The word itself.
  public var text: String

  /// Where the word begins in the announcement's text, in UTF-8 bytes.
  public var offset: Int
}
