import ToastText

extension Check {
  /// The version of a String Catalog should be known.
  static let unknownVersion = Check(
    id: "unknown-version", severity: .warning,
    summary: "the version of a String Catalog should be known",
    discussion: "Versions 1.0 and 1.1 are.",
    reference: "Apple, String Catalogs",
    passing: [Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "Text"])])])],
    failing: [
      Example(files: [
        "a.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"↓9.0\" }"
      ])
    ], scope: .reader)
}
