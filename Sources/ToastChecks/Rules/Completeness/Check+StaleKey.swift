import ToastCatalogs
import ToastText

extension Check {
  /// No entry is stale.
  static let staleKey = Check(
    id: "stale-key", severity: .warning, summary: "no entry should be stale",
    discussion:
      "Xcode marks entries so that it finds in no code. Where another platform uses the text, "
      + "set its extraction state to ‘manual’.",
    reference: "Apple, String Catalogs",
    passing: [Example("Alt", source: "Old")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog(
          [("↓Old", ["de": "Alt"])], fields: "\"extractionState\" : \"stale\", ")
      ])
    ]
  ) { (entry: EntryTexts, catalog: CatalogContext, report: inout FindingSink) in
    guard entry.entry.extractionState == .stale else { return }
    report.report(
      "‘\(entry.key.shortened)’ is stale: no code uses it; take it away, or set its state to ‘manual’",
      key: entry, locale: nil, in: catalog)
  }
}
