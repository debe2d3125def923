/// The translation of one key into one locale.
public struct CatalogLocalization: Hashable, Sendable {
  /// The locale, spelled as in the file.
  public var locale: String

  /// The text, or the choice among several; `nil` where the file gives none.
  public var content: Variation?

  /// The pieces that `%#@NAME@` in the text refers to.
  public var substitutions: [Substitution]

  /// Where the locale stands in its file, in bytes, without the quotes.
  ///
  /// In a `*.lproj` folder the path names the locale, and this is where the key stands in ``file``.
  public var localeRange: Range<Int>

  /// The path of the file the translation stands in, or `nil` for the catalog's own.
  ///
  /// The tables of `*.lproj` folders have a file for each locale, some have two.
  public var file: String?

  /// Creates a localization.
  public init(
    locale: String,
    content: Variation?,
    substitutions: [Substitution] = [],
    localeRange: Range<Int> = 0..<0,
    file: String? = nil
  ) {
    self.locale = locale
    self.content = content
    self.substitutions = substitutions
    self.localeRange = localeRange
    self.file = file
  }
}
