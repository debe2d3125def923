import ToastText

extension Check {
  /// A catalog speaks to its reader in one style.
  static let addressStyle = Check(
    id: "address-style", severity: .info, group: .consistency,
    summary: "a catalog speaks to its reader in one style",
    discussion: "German du and Sie, Chinese 你 and 您, Japanese です・ます and である, Korean 해요 and 합니다. "
      + "The minority of a catalog is reported; nouns show no style.",
    reference: "Apple Style Guide, tone by language",
    passing: [Example("Öffne dein Album", source: "Open your album")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog([
          ("a", ["en": "A", "de": "Öffne dein Album"]),
          ("b", ["en": "B", "de": "Teile dein Bild"]),
          ("c", ["en": "C", "de": "↓Öffnen Sie Ihr Album"]),
        ])
      ])
    ]
  ) { entries, catalog, report in
    var found: [String: [AddressStyle: [TextUnit]]] = [:]
    for entry in entries {
      for texts in entry.translations {
        for unit in texts.units {
          guard let style = AddressStyle.of(unit, texts.locale) else { continue }
          found[texts.locale.name, default: [:]][style, default: []].append(unit)
        }
      }
    }
    for locale in catalog.targets {
      guard let styles = found[locale.name], styles.count == 2 else { continue }
      let formal = styles[.formal]?.count ?? 0
      let familiar = styles[.familiar]?.count ?? 0
      let minority: AddressStyle = formal < familiar ? .formal : .familiar
      for unit in styles[minority] ?? [] {
        report.report(
          "the text is \(minority.rawValue), most of \(locale.name) is not; use one style", in: unit
        )
      }
    }
  }
}
