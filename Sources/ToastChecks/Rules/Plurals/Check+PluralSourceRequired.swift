import ToastText

extension Check {
  /// A text that translations give a plural is a plural in the source too.
  static let pluralSourceRequired = Check(
    id: "plural-source-required", severity: .info, group: .source,
    summary: "a text that a translation makes a plural should be one in the source",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [Example(plural: ["one": "%lld Datei", "other": "%lld Dateien"], locale: "de")],
    failing: [
      Example(
        plural: ["one": "%lld Datei", "other": "%lld Dateien"], source: ["": "%lld files"],
        locale: "↓de")
    ]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    guard let source = pair.source, pair.catalog.source.plurals.hasForms,
      PluralChoice.choices(of: source).isEmpty, !PluralChoice.choices(of: pair.texts).isEmpty
    else { return }
    report.report(
      "this text is a plural and the source is not; make the source one, so that 1 reads right",
      localization: pair.texts, of: pair.entry)
  }
}
