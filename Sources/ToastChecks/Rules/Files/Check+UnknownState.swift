import ToastText

extension Check {
  /// A state should be one that Xcode writes.
  static let unknownState = Check(
    id: "unknown-state", severity: .warning, summary: "a state should be one that Xcode writes",
    discussion: "A newer Xcode may write others: the text is checked all the same.",
    reference: "Apple, String Catalogs",
    passing: [Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "Text"])])])],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog(
          [("k", ["de": "Text"])], fields: "\"extractionState\" : \"↓done\", ")
      ])
    ], scope: .reader)
}
