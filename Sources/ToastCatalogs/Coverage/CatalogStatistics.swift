/// How far the translation of a catalog has come.
///
/// Entries that are not to be translated, and those no longer found in code, count for no locale. An
/// entry counts by its worst text: one new plural case makes it new. In the source language an entry
/// without a text is translated, its key is the text.
///
/// ```swift
/// let japanese = CatalogStatistics(catalog).locales.first { $0.locale == "ja" }
/// japanese?.perMille  // 750
/// ```
public struct CatalogStatistics: Hashable, Sendable {
  /// The entries of the catalog.
  public var entries: Int

  /// The entries no longer found in code.
  public var stale: Int

  /// The entries that are not to be translated.
  public var untranslatable: Int

  /// The counts of each locale, in the order of the catalog.
  public var locales: [LocaleCoverage]

  /// Counts the entries of a catalog.
  public init(_ catalog: Catalog) {
    entries = catalog.entries.count
    stale = catalog.entries.count { $0.extractionState == .stale }
    untranslatable = catalog.entries.count { !$0.shouldTranslate && $0.extractionState != .stale }
    var numbers: [String: Int] = [:]
    for (number, locale) in catalog.locales.enumerated() { numbers[locale] = number }
    locales = catalog.locales.map { LocaleCoverage(locale: $0) }
    var total = 0
    for entry in catalog.entries where entry.shouldTranslate && entry.extractionState != .stale {
      total += 1
      for localization in entry.localizations {
        if let number = numbers[localization.locale] { locales[number].count(localization) }
      }
    }
    for number in locales.indices {
      let isSource = locales[number].locale == catalog.sourceLanguage
      locales[number].countRest(of: total, isSource: isSource)
    }
  }
}
