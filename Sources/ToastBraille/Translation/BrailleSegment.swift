public import ToastText

/// A piece of a line in one language.
public struct BrailleSegment: Hashable, Sendable {
  /// The text.
  public var text: String

  /// The language of the text.
  public var language: LanguageTag

  /// How the text is read aloud, the kana of a Japanese one, or `nil`.
  public var reading: String?

  /// Creates a segment.
  public init(_ text: String, language: LanguageTag, reading: String? = nil) {
    self.text = text
    self.language = language
    self.reading = reading
  }
}
