import ToastText

extension Check {
  /// A file must be in a Unicode encoding without faults.
  static let encoding = Check(
    id: "encoding", severity: .error,
    summary: "a file must be in a Unicode encoding without faults",
    discussion:
      "Bytes that are no UTF-8, halves of surrogate pairs, and String Catalogs in UTF-16.",
    reference: "Unicode Standard, section 3.9; RFC 8259, section 8",
    passing: [Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "Text"])])])],
    failing: [
      Example(files: ["de.lproj/a.strings": "\"a\" = \"↓\\Ud83d\";\n"])
    ], scope: .reader)
}
