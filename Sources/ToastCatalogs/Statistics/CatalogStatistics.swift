/// How far the translation of a catalog has come.
///
/// Entries that are not to be translated, and those no longer found in code, count for no locale. An
/// entry counts by its worst text: one new plural case makes it new. In the source language an entry
/// without a text is translated, its key is the text.
///
/// ```swift
/// let japanese = CatalogStatistics(catalog).locales.first { $0.locale == "ja" }
/// japanese?.share  // 0.75
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
    var counts = catalog.locales.map { LocaleCoverage(locale: $0) }
    var total = 0
    for entry in catalog.entries where entry.shouldTranslate && entry.extractionState != .stale {
      total += 1
      for localization in entry.localizations {
        guard let number = numbers[localization.locale] else { continue }
        Self.count(localization, in: &counts[number])
      }
    }
    for number in counts.indices {
      let rest = total - counts[number].total
      if counts[number].locale == catalog.sourceLanguage {
        counts[number].translated += rest
      } else {
        counts[number].missing += rest
      }
    }
    locales = counts
  }

  private static func count(_ localization: CatalogLocalization, in coverage: inout LocaleCoverage)
  {
    var states: Set<TranslationState?> = []
    localization.forEachUnit { unit, _ in states.insert(unit.state) }
    if case .set(let set) = localization.content { states.insert(set.state) }
    let done: Set<TranslationState?> = [nil, .translated, .machineTranslated]
    if states.isEmpty { return }
    if states.contains(.new) {
      coverage.new += 1
    } else if states.isSubset(of: done) {
      coverage.translated += 1
    } else {
      coverage.needsReview += 1
    }
  }
}
