import ToastText

extension Check {
  /// A substitution should be used.
  static let substitutionUnused = Check(
    id: "substitution-unused", severity: .warning, summary: "a substitution should be used",
    reference: "Apple, String Catalog substitutions; Stringsdict File Format",
    passing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien")])],
    failing: [
      Example(files: [
        "de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien").replacing(
          "%#@n@", with: "Dateien"
        ).replacing("<key>n<", with: "<key>↓n<")
      ])
    ], scope: .reader)
}
