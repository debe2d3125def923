public import ToastCatalogs

/// One text of one key in one locale, whatever format it came from: what checks look at.
///
/// ```swift
/// unit.key  // "photos.count"
/// unit.locale  // "ru"
/// unit.path  // "plural.few"
/// unit.value  // "%lld фотографии"
/// ```
public final class TextUnit: Sendable {
  /// The key, unescaped.
  public let key: String

  /// The locale, spelled as in the catalog.
  public let locale: String

  /// The branches taken to the text; empty for a plain text.
  public let path: TextPath

  /// The text, unescaped.
  public let value: String

  /// The state of the translation, or `nil` where the format has none.
  public let state: TranslationState?

  /// The translators' comment, or `nil`.
  public let comment: String?

  /// The file the text stands in.
  public let file: String

  /// Where the text stands in its file, in bytes, without the quotes.
  public let range: Range<Int>

  /// What kinds of characters it holds.
  let traits: TextTraits

  /// The text as a format, or `nil` where no `%` stands in it.
  let format: FormatString?

  init(
    key: String, locale: String, path: TextPath, unit: StringUnit, comment: String?, file: String
  ) {
    self.key = key
    self.locale = locale
    self.path = path
    value = unit.value
    state = unit.state
    self.comment = comment
    self.file = file
    range = unit.valueRange
    traits = TextTraits(unit.value)
    format = traits.contains(.percent) ? FormatString(unit.value) : nil
  }

  /// Whether nothing but white space stands in it.
  var isBlank: Bool { value.unicodeScalars.allSatisfy { TextTraits.isBlank($0.value) } }
}
