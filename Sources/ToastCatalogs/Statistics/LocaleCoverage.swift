/// How far the translation of a catalog into one locale has come, in entries.
public struct LocaleCoverage: Hashable, Sendable {
  /// The locale, spelled as in the catalog.
  public var locale: String

  /// Entries whose texts are all translated, by a person or a machine.
  public var translated = 0

  /// Entries with a text that a person should look at, or in a state that is not known.
  public var needsReview = 0

  /// Entries with a text that is not translated yet.
  public var new = 0

  /// Entries without any text in the locale.
  public var missing = 0

  /// Creates an empty count.
  public init(locale: String) { self.locale = locale }

  /// All entries that are to be translated.
  public var total: Int { translated + needsReview + new + missing }

  /// The translated share from 0 to 1; 1 where there is nothing to translate.
  public var share: Double { total == 0 ? 1 : Double(translated) / Double(total) }
}
