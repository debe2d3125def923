/// A text as a toast holds it: verbatim, or a catalog key with typed arguments.
///
/// A key stays a key until the moment it is shown, so that a change of language is seen by every
/// toast that is still queued.
///
/// ```swift
/// let title: ToastText = "新しい写真"
/// let message = ToastText(key: "photos.today %lld", arguments: [12])
/// ```
public struct ToastText: Hashable, Sendable {
  /// Where the words come from.
  public enum Content: Hashable, Sendable {
    /// The words themselves.
    case verbatim(String)
    /// A key of a catalog, the table it stands in (`nil`: any), and what fills its placeholders.
    case key(String, table: String?, arguments: [MessageArgument])
  }

  /// The words, or the key that leads to them.
  public var content: Content

  /// The language of a verbatim text, or `nil` for the language of the toast.
  public var language: LanguageTag?

  /// How the text is read aloud, such as the kana of a Japanese text, or `nil` if it says itself.
  public var reading: String?

  /// Creates a text from the words themselves.
  public init(verbatim text: String, language: LanguageTag? = nil, reading: String? = nil) {
    self.content = .verbatim(text)
    self.language = language
    self.reading = reading
  }

  /// Creates a text from a catalog key and the values of its placeholders.
  public init(
    key: String, table: String? = nil, arguments: [MessageArgument] = [], reading: String? = nil
  ) {
    self.content = .key(key, table: table, arguments: arguments)
    self.language = nil
    self.reading = reading
  }
}

extension ToastText: ExpressibleByStringLiteral {
  /// Creates a verbatim text.
  public init(stringLiteral text: String) { self.init(verbatim: text) }
}
