import ToastText

extension Check {
  /// A plural case that stands for several numbers says which.
  static let pluralImpliedNumber = Check(
    id: "plural-implied-number", severity: .error,
    summary: "a plural case that stands for several numbers must say the number",
    discussion: "Russian ‘one’ is shown for 1, 21 and 31, Portuguese and French ‘one’ for 0 and 1, "
      + "Latvian ‘zero’ for 0 and 10 to 20. German ‘one’ and Arabic ‘two’ stand for one number and may "
      + "say it in words, as may a case for exactly 0.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [
      Example(plural: ["one": "Eine Datei", "other": "%lld Dateien"], locale: "de"),
      Example(
        plural: ["zero": "Nenhum arquivo", "one": "Um arquivo", "other": "%lld arquivos"],
        locale: "pt-BR"),
    ],
    failing: [
      Example(
        plural: [
          "one": "↓Один файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла",
        ], locale: "ru"),
      Example(plural: ["one": "↓Um arquivo", "other": "%lld arquivos"], locale: "pt-BR"),
      Example(
        plural: ["zero": "↓Nav failu", "one": "%lld fails", "other": "%lld faili"], locale: "lv"),
    ],
    of: .all
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    for choice in PluralChoice.choices(of: pair.texts) where GoverningNumber.isPlural(choice, pair)
    {
      guard GoverningNumber.isSaid(by: GoverningNumber.model(for: choice, pair)) else { continue }
      for one in choice.cases where one.category != .other && !one.unit.isBlank {
        let numbers = choice.numbers(of: one.category, in: pair.locale.plurals)
        guard numbers.count > 1, !GoverningNumber.isSaid(by: one.unit) else { continue }
        report.report(
          "‘\(one.category.rawValue)’ is shown for \(numbers.map(String.init).joined(separator: ", "))"
            + (numbers.count > 2 ? "…" : "") + " in \(pair.locale.name); say the number",
          in: one.unit)
      }
    }
  }
}
