import ToastCatalogs
import ToastText

extension Check {
  /// Different sources have different translations.
  static let reusedTranslation = Check(
    id: "reused-translation", severity: .info, group: .consistency,
    summary: "different source texts have different translations",
    discussion: "“Delete” and “Remove” are both 削除, so a finding is a hint, no more.",
    reference: "ISO 17100, terminology",
    passing: [Example("Speichern", source: "Save")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog([
          ("a", ["en": "Delete it", "de": "Entfernen"]),
          ("b", ["en": "Remove it", "de": "↓Entfernen"]),
        ])
      ])
    ]
  ) { entries, catalog, report in
    var seen = catalog.targets.map { _ in [UInt64: (unit: TextUnit, source: TextUnit)]() }
    for entry in entries where entry.isTranslatable {
      guard let source = entry.source?.units.first ?? entry.keyText else { continue }
      for texts in entry.translations where texts.units.count == 1 && !texts.units[0].isBlank {
        let unit = texts.units[0]
        let (number, id) = (texts.locale.number, unit.contentHash)
        guard let earlier = seen[number][id], earlier.unit.value == unit.value else {
          seen[number][id] = (unit, source)
          continue
        }
        guard earlier.source.value.lowercased() != source.value.lowercased() else { continue }
        report.report(
          "‘\(earlier.source.value.shortened)’ has the same translation; check that they need not "
            + "differ", in: unit)
      }
    }
  }
}
