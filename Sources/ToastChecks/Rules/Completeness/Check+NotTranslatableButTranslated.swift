import ToastCatalogs
import ToastText

extension Check {
  /// A text that is not to be translated has no translation.
  static let notTranslatableButTranslated = Check(
    id: "not-translatable-but-translated", severity: .info,
    summary: "a text with shouldTranslate false has no translations",
    reference: "Apple, String Catalogs",
    passing: [Example("Alt", source: "Old")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog(
          [("BirdBox", ["↓de": "Vogelkasten"])], fields: "\"shouldTranslate\" : false, ")
      ])
    ]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    guard !pair.entry.entry.shouldTranslate else { return }
    report.report(
      "shouldTranslate is false and this translation is never shown; take it away",
      localization: pair.texts, of: pair.entry)
  }
}
