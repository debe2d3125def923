public import ToastText

/// A piece of an utterance in one language and from one source.
///
/// The marks of a sentence pattern belong to the piece they follow, so that the pieces of an
/// utterance, put one after the other, are its text.
public struct SpokenSegment: Hashable, Sendable {
  /// The words with the marks that follow them.
  public var text: String

  /// The language in which a reader should say the piece. (WCAG 2.2, 3.1.2.)
  public var language: LanguageTag

  /// Where the words come from.
  public var source: TextSource

  /// How the piece is read aloud, or `nil` if its text says it.
  public var reading: String?

  /// Creates a piece.
  public init(
    text: String, language: LanguageTag, source: TextSource, reading: String? = nil
  ) {
    self.text = text
    self.language = language
    self.source = source
    self.reading = reading
  }
}
