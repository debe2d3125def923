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
    var seen: [[String]: (source: String, key: String)] = [:]
    for entry in entries where entry.isTranslatable {
      guard let source = entry.source?.units.first ?? entry.keyText else { continue }
      for texts in entry.translations where texts.units.count == 1 && !texts.units[0].isBlank {
        let id = [texts.units[0].value, texts.locale.name]
        guard let earlier = seen[id] else {
          seen[id] = (source.value, entry.key)
          continue
        }
        guard earlier.source.lowercased() != source.value.lowercased() else { continue }
        report.report(
          "‘\(earlier.source.shortened)’ has the same translation; check that they need not differ",
          in: texts.units[0])
      }
    }
  }
}
