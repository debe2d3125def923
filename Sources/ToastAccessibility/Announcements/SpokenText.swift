public import ToastText

/// A text that is ready to be spoken: words, their language, and where they come from.
///
/// ```swift
/// SpokenText("新しい写真", language: .japanese, source: .verbatim)
/// ```
public struct SpokenText: Hashable, Sendable {
  /// The words.
  public var text: String

  /// The language the words are in, which may differ from that of the toast.
  public var language: LanguageTag

  /// Where the words come from.
  public var source: TextSource

  /// How the words are read aloud, such as the kana of a Japanese text, or `nil` if they say it.
  public var reading: String?

  /// Creates a text.
  public init(
    _ text: String, language: LanguageTag, source: TextSource, reading: String? = nil
  ) {
    self.text = text
    self.language = language
    self.source = source
    self.reading = reading
  }
}
