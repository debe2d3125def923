import ToastText

extension Check {
  /// No case of a plural is empty.
  static let pluralEmpty = Check(
    id: "plural-empty", severity: .error,
    summary: "no case of a plural may be empty",
    discussion: "A plural that is empty as a whole is reported as an empty translation.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [Example(plural: ["one": "%lld Datei", "other": "%lld Dateien"], locale: "de")],
    failing: [
      Example(
        plural: ["one": "%lld файл", "few": "↓", "many": "%lld файлов", "other": "%lld файла"],
        locale: "ru")
    ],
    of: .all
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    for choice in PluralChoice.choices(of: pair.texts) {
      guard choice.cases.contains(where: { !$0.unit.isBlank }) else { continue }
      for one in choice.cases where one.unit.isBlank {
        // A source without words for a number, such as for 0, is meant.
        if let source = pair.source?.unit(at: one.unit.path), source.isBlank, !pair.isSource {
          continue
        }
        report.report(
          "the case ‘\(one.category.rawValue)’ is empty; translate it or take it away", in: one.unit
        )
      }
    }
  }
}
