import ToastText

extension Check {
  /// A reference to a substitution must have its definition.
  static let substitutionUndefined = Check(
    id: "substitution-undefined", severity: .error,
    summary: "a reference to a substitution must have its definition",
    reference: "Apple, String Catalog substitutions; Stringsdict File Format",
    passing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien")])],
    failing: [
      Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "↓%#@n@ Dateien"])])])
    ], scope: .reader)
}
