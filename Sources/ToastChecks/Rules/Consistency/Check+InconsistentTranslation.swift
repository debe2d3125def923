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
    var seen: [[String]: (value: String, key: String)] = [:]
    for entry in entries where entry.isTranslatable {
      guard let source = entry.source?.units.first ?? entry.keyText, !source.isBlank else {
        continue
      }
      for texts in entry.translations where texts.units.count == 1 {
        let unit = texts.units[0]
        let id = [source.value, entry.entry.comment ?? "", texts.locale.name]
        guard let earlier = seen[id] else {
          seen[id] = (unit.value, entry.key)
          continue
        }
        guard earlier.value != unit.value else { continue }
        report.report(
          "‘\(source.value.shortened)’ is ‘\(earlier.value.shortened)’ for ‘\(earlier.key.shortened)’; "
            + "use one translation, or say in comments how they differ", in: unit)
      }
    }
  }
}
