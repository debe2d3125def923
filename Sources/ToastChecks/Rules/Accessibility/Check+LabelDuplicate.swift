import ToastCatalogs
import ToastText

extension Check {
  /// Two labels of one screen differ.
  static let labelDuplicate = Check(
    id: "label-duplicate", severity: .info, group: .consistency,
    summary: "two labels of one screen differ",
    discussion:
      "Keys that share all but their last part (“player.play.label”, “player.stop.label”) count as "
      + "one screen where the sources differ.",
    reference: "WCAG 2.2, 2.4.6",
    passing: [Example("Schließen", source: "Close", comment: "Accessibility label")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog([
          ("accessibility.player.play.label", ["en": "Play", "de": "Abspielen"]),
          ("accessibility.player.resume.label", ["en": "Resume", "de": "↓Abspielen"]),
        ])
      ])
    ]
  ) { entries, catalog, report in
    var seen: [[String]: EntryTexts] = [:]
    for entry in entries where entry.role == .label {
      let parts = entry.key.split(separator: ".").map(String.init)
      guard parts.count > 2 else { continue }
      let screen = parts.dropLast(2).joined(separator: ".")
      for texts in entry.translations {
        guard let unit = texts.units.first, texts.units.count == 1 else { continue }
        let id = [screen, texts.locale.name, unit.value]
        guard let earlier = seen[id] else {
          seen[id] = entry
          continue
        }
        guard earlier.source?.units.first?.value != entry.source?.units.first?.value else {
          continue
        }
        report.report("‘\(earlier.key)’ has the same label; tell them apart", in: unit)
      }
    }
  }
}
