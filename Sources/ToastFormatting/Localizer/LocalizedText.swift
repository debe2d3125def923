public import ToastText

/// A text in the language a user reads, and how it came about.
public struct LocalizedText: Hashable, Sendable {
  /// The key, or `nil` for a verbatim text.
  public var key: String?

  /// The text.
  public var text: String

  /// The same text in pieces.
  public var parts: [MessagePart]

  /// The language of the words.
  public var language: LanguageTag

  /// The locale whose text was used, spelled as in the catalog; `nil` for a verbatim text and for a
  /// key that was not found.
  public var locale: String?

  /// The path of the file the text stands in, or `nil`.
  public var file: String?

  /// The place of the text in its file, or `nil` where it is not known.
  public var position: SourcePosition?

  /// How the text is read aloud, where its author says so.
  public var reading: String?

  /// The plurals that were chosen.
  public var selections: [PluralSelection]

  /// What was wrong; the text is the best there is all the same.
  public var problems: [Problem]

  /// Whether a catalog has the key; a verbatim text is always found.
  public var isFound: Bool

  /// Creates a text.
  public init(
    key: String?,
    text: String,
    parts: [MessagePart],
    language: LanguageTag,
    locale: String? = nil,
    file: String? = nil,
    position: SourcePosition? = nil,
    reading: String? = nil,
    selections: [PluralSelection] = [],
    problems: [Problem] = [],
    isFound: Bool = true
  ) {
    self.key = key
    self.text = text
    self.parts = parts
    self.language = language
    self.locale = locale
    self.file = file
    self.position = position
    self.reading = reading
    self.selections = selections
    self.problems = problems
    self.isFound = isFound
  }

  /// The category of the first plural, or `nil` if there is none.
  public var pluralCategory: PluralCategory? { selections.first?.category }
}
