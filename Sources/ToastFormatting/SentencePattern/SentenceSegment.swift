public import ToastText

/// A stretch of a sentence in one language.
public struct SentenceSegment: Hashable, Sendable {
  /// The words, with the marks that follow them.
  public var text: String

  /// The language of the words.
  public var language: LanguageTag

  /// Where the words come from, such as `title` or `status`.
  public var source: String

  /// Creates a segment.
  public init(text: String, language: LanguageTag, source: String) {
    self.text = text
    self.language = language
    self.source = source
  }
}
