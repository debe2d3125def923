/// How far the translation of one catalog into one locale has come.
///
/// Entries that are not to be translated, and stale ones, do not count. In the source language an
/// entry without a text shows its key, which counts as translated.
///
/// ```swift
/// LocaleCoverage.coverage(of: catalog).map { "\($0.locale) \($0.translated)/\($0.total)" }
/// // ["en 12/12", "ja 9/12"]
/// ```
public struct LocaleCoverage: Hashable, Sendable {
  /// The locale, spelled as in the catalog.
  public let locale: String

  /// Entries whose texts are all translated.
  public private(set) var translated = 0

  /// Entries with a text that a person should look at: those a machine wrote, and those in a state that
  /// is not known, included.
  public private(set) var needsReview = 0

  /// Entries with a text that nobody has translated yet.
  public private(set) var untranslated = 0

  /// Entries without any text.
  public private(set) var missing = 0

  /// All entries that count.
  public var total: Int { translated + needsReview + untranslated + missing }

  /// The translated entries in thousandths of all, rounded down, so that 1000 means every one; 1000
  /// where there is no entry.
  public var perMille: Int { total == 0 ? 1000 : translated * 1000 / total }

  /// The coverage of each locale of a catalog, in the catalog's order.
  public static func coverage(of catalog: Catalog) -> [LocaleCoverage] {
    CatalogStatistics(catalog).locales
  }

  init(locale: String) { self.locale = locale }

  /// Counts an entry by the worst of its texts; a format without states says that each is translated.
  mutating func count(_ localization: CatalogLocalization) {
    var states: Set<TranslationState> = []
    localization.forEachUnit { unit, _ in states.insert(unit.state ?? .translated) }
    if case .set(let set) = localization.content { states.insert(set.state ?? .translated) }
    if states.isEmpty { return }
    if states.contains(.new) {
      untranslated += 1
    } else if states == [.translated] {
      translated += 1
    } else {
      needsReview += 1
    }
  }

  /// Counts the entries that have no text, of so many in all.
  mutating func countRest(of entries: Int, isSource: Bool) {
    let rest = entries - total
    if isSource { translated += rest } else { missing += rest }
  }
}
