import ToastCatalogs
import ToastText

extension Check {
  /// A key of a translated file is in the source's file too.
  static let orphanKey = Check(
    id: "orphan-key", severity: .warning,
    summary: "a key of a translated file should be in the source's file",
    discussion: "Said of the tables of *.lproj folders whose source language has a file.",
    reference: "Apple, Localizing strings files",
    passing: [
      Example(files: ["en.lproj/a.strings": #""k" = "A";"#, "de.lproj/a.strings": #""k" = "B";"#]),
      Example(files: ["de.lproj/a.strings": #""k" = "B";"#]),
    ],
    failing: [
      Example(files: [
        "en.lproj/a.strings": #""k" = "A";"#, "de.lproj/a.strings": #""k" = "B"; "↓old" = "C";"#,
      ])
    ]
  ) { entry, catalog, report in
    guard catalog.catalog.format == .localizedFolders, entry.source == nil,
      catalog.tally.sourceKeys > 0
    else { return }
    for texts in entry.translations {
      report.report(
        "the source language has no key ‘\(entry.key.shortened)’; take it away or add it there",
        localization: texts, of: entry)
    }
  }
}
