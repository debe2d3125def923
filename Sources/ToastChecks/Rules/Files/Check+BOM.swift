import ToastText

extension Check {
  /// A String Catalog must not begin with a byte order mark.
  static let bom = Check(
    id: "bom", severity: .warning,
    summary: "a String Catalog must not begin with a byte order mark",
    discussion: "JSON forbids it. In .strings files in UTF-16 it is needed.",
    reference: "RFC 8259, section 8.1",
    passing: [Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "Text"])])])],
    failing: [
      Example(files: ["a.xcstrings": "\u{FEFF}↓" + CatalogExample.catalog([("k", ["de": "Text"])])])
    ], scope: .reader)
}
