import ToastCatalogs
import ToastText

extension Check {
  /// Each required locale is in the catalog.
  static let localeMissing = Check(
    id: "locale-missing", severity: .error,
    summary: "each locale of ‘requiredLocales’ must be in the catalog",
    reference: "Apple, String Catalogs",
    passing: [Example("Speichern", source: "Save") { $0.requiredLocales = ["de"] }],
    failing: [
      Example(
        files: ["a.xcstrings": "↓" + CatalogExample.catalog([("Save", ["de": "Speichern"])])]
      ) { $0.requiredLocales = ["ja"] }
    ]
  ) { entries, catalog, report in
    guard entries.contains(where: { $0.isTranslatable && $0.hasWordsToTranslate }) else { return }
    let present = Set(catalog.catalog.locales)
    for locale in catalog.configuration.requiredLocales where !present.contains(locale) {
      let file =
        catalog.catalog.format == .stringCatalog
        ? catalog.catalog.file : entries.first?.source?.file ?? catalog.catalog.file
      report.place(
        "the catalog has no text in \(locale), which ‘requiredLocales’ names; translate it",
        file: file, range: 0..<0, key: nil, locale)
    }
  }
}
