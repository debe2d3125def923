import ToastCatalogs
import ToastText

extension Check {
  /// Each text is translated into each locale that the catalog should have.
  static let missingTranslation = Check(
    id: "missing-translation", severity: .error,
    summary: "each text must be translated into each locale that the catalog should have",
    discussion:
      "Those are the configuration's ‘requiredLocales’, the locales that have nine of ten texts "
      + "already, and, for a text that no locale has, all of them. A gap in a translation that is "
      + "under way is for information. Left out are stale entries, those not to be translated, and "
      + "keys without words such as “%@”.",
    reference: "Apple, String Catalogs",
    passing: [
      Example(files: ["a.xcstrings": CatalogExample.catalog([("%@", [:]), ("", [:])])]) {
        $0.requiredLocales = ["ja"]
      }
    ],
    failing: [
      Example(
        files: [
          "a.xcstrings": CatalogExample.catalog([
            ("Save", ["ja": "保存"]), ("↓Share link", ["en": "Share link"]),
          ])
        ])
    ]
  ) { entry, catalog, report in
    guard entry.isTranslatable, entry.hasWordsToTranslate else { return }
    let present = entry.translations.filter { !$0.units.isEmpty }
    guard present.count < catalog.targets.count else { return }
    for locale in catalog.targets where !present.contains(where: { $0.locale === locale }) {
      guard catalog.configuration.locales?.contains(locale.name) ?? true else { continue }
      let requirement = catalog.requirement(locale)
      let isForgotten = present.isEmpty
      let severity: ProblemSeverity = requirement == .required || isForgotten ? .error : .info
      report.report(
        "‘\(entry.key.shortened)’ is not translated into \(locale.name); translate it, or set "
          + "shouldTranslate to false", key: entry, locale: locale.name, in: catalog, severity)
    }
  }
}

extension EntryTexts {
  /// Whether a letter stands in the source outside placeholders.
  var hasWordsToTranslate: Bool {
    guard let units = source?.units, !units.isEmpty else {
      guard let keyText else { return hasSymbolicKey }
      return PlainWords.hasLetters(keyText)
    }
    return units.contains(where: PlainWords.hasLetters)
  }
}
