import ToastText

extension Check {
  /// The general case of a plural says the number.
  static let pluralNumberMissing = Check(
    id: "plural-number-missing", severity: .error,
    summary: "the case ‘other’ of a plural must say the number where the source does",
    discussion:
      "The source is its own case ‘other’, never ‘one’. A text that says “all” instead of the "
      + "number (“これらの”, 全部) is a warning.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [
      Example(plural: ["other": "파일 %lld개"], locale: "ko"),
      Example(
        plural: ["other": "%lld件のツアーを手配"],
        source: ["one": "Arrange this tour", "other": "Arrange these %lld tours"], locale: "ja"),
    ],
    failing: [Example(plural: ["other": "↓ファイル"], locale: "ja")]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    for choice in PluralChoice.choices(of: pair.texts) where GoverningNumber.isPlural(choice, pair)
    {
      let model = GoverningNumber.model(for: choice, pair)
      guard let unit = choice[.other], !unit.isBlank, GoverningNumber.isSaid(by: model),
        !GoverningNumber.isSaid(by: unit)
      else { continue }
      // A full-width or broken placeholder has a check of its own.
      guard !unit.traits.contains(.fullwidth), unit.format?.strays.isEmpty ?? true else { continue }
      let saysAll = wordsForAll.contains { unit.value.lowercased().contains($0) }
      report.report(
        "‘other’ does not say the number and is shown for all numbers; add the placeholder",
        in: unit, saysAll ? .warning : .error)
    }
  }

  private static let wordsForAll = [
    "全て", "すべて", "全部", "これら", "所有", "这些", "這些", "全體", "모두", "모든", "전체", "이 ", "all",
    "alle", "tous", "toutes", "todos", "todas", "tutti", "tutte", "все", "wszystkie",
  ]
}
