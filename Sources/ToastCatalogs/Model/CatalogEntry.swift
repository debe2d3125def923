/// One key of a catalog with its translations.
public struct CatalogEntry: Hashable, Sendable {
  /// The key, unescaped.
  public var key: String

  /// The translators' comment, or `nil`.
  public var comment: String?

  /// How the entry came to be, or `nil` where it was extracted from code.
  public var extractionState: ExtractionState?

  /// Whether the text is translated at all; where not, every language shows the source text.
  public var shouldTranslate: Bool

  /// The translations in the order of the file, at most one a locale.
  public var localizations: [CatalogLocalization]

  /// Where the key stands in its file, in bytes, without the quotes.
  ///
  /// In the tables of `*.lproj` folders this is the file of the first localization.
  public var keyRange: Range<Int>

  /// Creates an entry.
  public init(
    key: String,
    comment: String? = nil,
    extractionState: ExtractionState? = nil,
    shouldTranslate: Bool = true,
    localizations: [CatalogLocalization] = [],
    keyRange: Range<Int> = 0..<0
  ) {
    self.key = key
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.localizations = localizations
    self.keyRange = keyRange
  }

  /// The translation for a locale as it is spelled in the catalog.
  public func localization(_ locale: String) -> CatalogLocalization? {
    localizations.first { $0.locale == locale }
  }
}
