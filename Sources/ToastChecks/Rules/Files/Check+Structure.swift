import ToastText

extension Check {
  /// A file must have the structure of its format.
  static let structure = Check(
    id: "structure", severity: .error, summary: "a file must have the structure of its format",
    discussion:
      "No source language, an entry that is no object, a variable of a .stringsdict file without its rule.",
    reference: "Apple, String Catalogs; Stringsdict File Format",
    passing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien")])],
    failing: [
      Example(files: ["a.xcstrings": "↓{ \"strings\" : { }, \"version\" : \"1.0\" }"])
    ], scope: .reader)
}
