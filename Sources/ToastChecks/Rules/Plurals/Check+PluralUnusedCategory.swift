import ToastText

extension Check {
  /// A plural has no text that its language never shows.
  static let pluralUnusedCategory = Check(
    id: "plural-unused-category", severity: .info,
    summary: "a plural has no text that its language never shows",
    discussion:
      "‘zero’ is shown for 0 in every language in Apple's formats and may stand anywhere.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [
      Example(plural: ["zero": "没有文件", "other": "%lld 个文件"], locale: "zh-Hans")
    ],
    failing: [
      Example(plural: ["one": "↓%lld 个文件", "other": "%lld 个文件"], locale: "zh-Hans")
    ],
    of: .all
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    for choice in PluralChoice.choices(of: pair.texts) {
      for one in choice.cases
      where one.category != .zero && !pair.locale.plurals.all.contains(one.category) {
        report.report(
          "\(pair.locale.name) has no category ‘\(one.category.rawValue)’, and this text is never "
            + "shown; take it away", in: one.unit)
      }
    }
  }
}
