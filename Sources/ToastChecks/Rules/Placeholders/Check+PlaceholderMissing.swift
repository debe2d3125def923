import ToastText

extension Check {
  /// A translation uses every argument of its source.
  static let placeholderMissing = Check(
    id: "placeholder-missing", severity: .error,
    summary: "a translation must use every argument that its source uses",
    discussion: "Arguments are compared by position and kind: “%1$@” for a lone “%@”, and numbered "
      + "arguments in another order are right. The number that chooses a plural case is left to the "
      + "checks of plurals; inflection markup may go where the language does not inflect.",
    reference: "IEEE Std 1003.1, fprintf; Apple, String Format Specifiers",
    passing: [
      Example("%1$@さんが参加しました", source: "%@ joined", locale: "ja"),
      Example("%2$@ 受 %1$@ 邀请", source: "%@ invited %@", locale: "zh-Hans"),
      Example("本日 50% オフ", source: "50% off today", locale: "ja"),
      Example("りんご%lld個", source: "^[%lld apple](inflect: true)", locale: "ja"),
    ],
    failing: [
      Example("↓こんにちは", source: "Hello, %@", locale: "ja"),
      Example("↓%3$@ 中的 %1$@", source: "%1$@ of %2$@ in %3$@", locale: "zh-Hans"),
      Example("↓Hallo", source: "Hello, {name}"),
    ],
    when: [.percent, .brace]
  ) { text, report in
    if let comparison = text.placeholders, !text.hidesPlaceholder {
      for (position, kind) in comparison.missing where !text.mayLeaveOut(kind) {
        report.report(
          "argument \(position), \(kind.rawValue), is missing; the source says "
            + "\(text.sourceSpecifier(position)), use it")
      }
    }
    let fields = FieldComparison(text)
    for name in fields.missing where fields.unknown.isEmpty && !text.hidesPlaceholder {
      report.report("the placeholder ‘\(name)’ is missing; add it as the source has it")
    }
  }
}
