import ToastText

extension Check {
  /// A field should be one that Xcode writes.
  static let unknownField = Check(
    id: "unknown-field", severity: .warning, summary: "a field should be one that Xcode writes",
    discussion: "A newer Xcode may write others; they are left alone.",
    reference: "Apple, String Catalogs",
    passing: [Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "Text"])])])],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog(
          [("k", ["de": "Text"])], fields: "↓\"coment\" : \"x\", ")
      ])
    ], scope: .reader)
}
