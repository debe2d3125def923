import ToastCatalogs
import ToastText

/// One key with its texts in all locales.
final class EntryTexts: Sendable {
  /// The entry as it was read.
  let entry: CatalogEntry

  /// The texts in the source language, or `nil` where the catalog has none.
  let source: LocalizedTexts?

  /// The texts in the other languages, in the order of the file.
  let translations: [LocalizedTexts]

  /// The text that stands for the source where the catalog gives none: the key itself, if it reads
  /// like a text.
  let keyText: TextUnit?

  /// Whether the key is made for programs, such as `settings.title`.
  let hasSymbolicKey: Bool

  /// What a screen reader takes the texts for.
  let role: TextRole

  init(_ entry: CatalogEntry, catalog: CatalogContext) {
    self.entry = entry
    role = TextRole(
      key: entry.key, comment: entry.comment, table: catalog.catalog.table, catalog.configuration)
    var source: LocalizedTexts?
    var translations: [LocalizedTexts] = []
    translations.reserveCapacity(entry.localizations.count)
    for localization in entry.localizations {
      let profile = catalog.profile(localization.locale)
      let texts = LocalizedTexts(
        localization, locale: profile, entry: entry, file: catalog.catalog.file)
      if profile === catalog.source { source = texts } else { translations.append(texts) }
    }
    self.source = source
    self.translations = translations
    hasSymbolicKey = KeyShape.isSymbolic(entry.key, amongTexts: catalog.keysAreTexts)
    keyText =
      source == nil && !hasSymbolicKey && !entry.key.isEmpty
        && catalog.catalog.format == .stringCatalog
      ? TextUnit(
        key: entry.key, locale: catalog.catalog.sourceLanguage, path: TextPath(),
        unit: StringUnit(entry.key, valueRange: entry.keyRange), comment: entry.comment,
        file: catalog.catalog.file) : nil
  }

  var key: String { entry.key }

  /// Whether the entry waits for translations at all: it is neither stale nor to be left alone.
  var isTranslatable: Bool { entry.shouldTranslate && entry.extractionState != .stale }

  /// The source text that a translated text stands for: the same branch, the branch of the same
  /// device, else the most general one; of a plural always `other`, which says the number.
  func sourceUnit(for unit: TextUnit) -> TextUnit? {
    guard let source else { return unit.path.substitution == nil ? keyText : nil }
    if let exact = source.unit(at: unit.path), exact.path.pluralCategory == nil { return exact }
    var steps = unit.path.steps
    if case .plural? = steps.last { steps[steps.count - 1] = .plural(.other) }
    if let general = source.unit(at: TextPath(steps)) { return general }
    // The source may vary less, or otherwise.
    let same = source.units.filter { $0.path.substitution == unit.path.substitution }
    guard unit.path.substitution == nil || !same.isEmpty else { return nil }
    return same.first { $0.path == unit.path.withoutCategory }
      ?? same.first { $0.path.pluralCategory == nil && $0.path.steps.isEmpty }
      ?? same.last { $0.path.pluralCategory == .other } ?? same.last
  }
}
