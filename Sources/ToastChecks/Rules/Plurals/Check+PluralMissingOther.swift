import ToastText

extension Check {
  /// A plural has a text for `other`.
  static let pluralMissingOther = Check(
    id: "plural-missing-other", severity: .error,
    summary: "a plural must have a text for ‘other’",
    discussion:
      "Languages that seem to do with few and many use ‘other’ for fractions, and Apple's "
      + "formats take it for whatever has no text.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [Example(plural: ["one": "%lld Datei", "other": "%lld Dateien"], locale: "de")],
    failing: [
      Example(plural: ["one": "%lld Datei"], locale: "↓de"),
      Example(
        plural: ["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików"], locale: "↓pl"),
    ],
    of: .all
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    for choice in PluralChoice.choices(of: pair.texts) where !choice.categories.contains(.other) {
      report.report(
        "the plural has no text for ‘other’; add it", localization: pair.texts, of: pair.entry,
        path: choice.path.text)
    }
  }
}
