import ToastText

extension Check {
  /// A substitution must not lead back to itself.
  static let substitutionCycle = Check(
    id: "substitution-cycle", severity: .error,
    summary: "a substitution must not lead back to itself",
    reference: "Apple, Stringsdict File Format",
    passing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien")])],
    failing: [
      Example(files: [
        "de.lproj/a.stringsdict": StringsDictExample.file("%#@n@ Dateien").replacing(
          "<key>n<", with: "<key>↓n<")
      ])
    ], scope: .reader)
}
