import ToastText

extension Check {
  /// XML must not have entities that nobody declares.
  static let entity = Check(
    id: "entity", severity: .error, summary: "XML must not have entities that nobody declares",
    reference: "XML 1.0, section 4.1",
    passing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d &amp; mehr")])],
    failing: [
      Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d ↓&nbsp;Dateien")])
    ], scope: .reader)
}
