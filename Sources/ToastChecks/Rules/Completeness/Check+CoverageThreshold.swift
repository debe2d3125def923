import ToastCatalogs
import ToastText

extension Check {
  /// Each locale has as many texts as the configuration asks for.
  static let coverageThreshold = Check(
    id: "coverage-threshold", severity: .error,
    summary: "each locale must have the share of texts that the configuration asks for",
    discussion:
      "It runs where the configuration has ‘coverage’. A share may rise while a new text goes "
      + "out untranslated, so compare sets of findings where you can.",
    reference: "Apple, String Catalogs",
    passing: [Example("Speichern", source: "Save") { $0.coverage = 100 }],
    failing: [
      Example(
        files: [
          "a.xcstrings": "↓"
            + CatalogExample.catalog([
              ("Save", ["de": "Speichern"]), ("Open it", ["en": "Open it"]),
            ])
        ]) { $0.coverage = 90 }
    ]
  ) { entries, catalog, report in
    guard let limit = catalog.configuration.coverage, catalog.tally.translatable > 0 else { return }
    for locale in catalog.targets {
      let share = catalog.tally.coverage(of: locale.name)
      guard share < limit else { continue }
      report.place(
        "\(locale.name) has \(share) percent of the texts, \(limit) are asked for; translate more",
        file: entries.first?.source?.file ?? catalog.catalog.file, range: 0..<0, key: nil,
        locale.name)
    }
  }
}
