import ToastCatalogs
import ToastText

extension Check {
  /// Equal sources have equal translations.
  static let inconsistentTranslation = Check(
    id: "inconsistent-translation", severity: .info, group: .consistency,
    summary: "equal source texts have equal translations",
    discussion: "Entries with different comments are different meanings and let pass.",
    reference: "ISO 17100, terminology",
    passing: [Example("Speichern", source: "Save")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog([
          ("a.save", ["en": "Save it", "de": "Sichern"]),
          ("b.save", ["en": "Save it", "de": "↓Speichern"]),
        ])
      ])
    ]
  ) { entries, catalog, report in
    var seen = catalog.targets.map { _ in [UInt64: (unit: TextUnit, source: TextUnit)]() }
    for entry in entries where entry.isTranslatable {
      guard let source = entry.source?.units.first ?? entry.keyText, !source.isBlank else {
        continue
      }
      let id = source.contentHash ^ (entry.entry.comment ?? "").contentHash &* 31
      for texts in entry.translations where texts.units.count == 1 {
        let unit = texts.units[0]
        let number = texts.locale.number
        guard let earlier = seen[number][id], earlier.source.value == source.value else {
          seen[number][id] = (unit, source)
          continue
        }
        guard earlier.unit.value != unit.value else { continue }
        report.report(
          "‘\(source.value.shortened)’ is ‘\(earlier.unit.value.shortened)’ for "
            + "‘\(earlier.unit.key.shortened)’; use one translation, or say in comments how they "
            + "differ", in: unit)
      }
    }
  }
}
