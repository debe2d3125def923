import ToastText

extension Check {
  /// Arguments in another order than the source's are numbered.
  static let placeholderOrder = Check(
    id: "placeholder-order", severity: .error,
    summary: "arguments in another order than the source's must be numbered",
    reference: "IEEE Std 1003.1, fprintf; Apple, String Format Specifiers",
    passing: [
      Example("已用其 %2$@ 额度的 %1$lld%%。", source: "%lld%% of its %@ limit used.", locale: "zh-Hans")
    ],
    failing: [
      Example("已用其 ↓%@ 额度的 %lld%%。", source: "%lld%% of its %@ limit used.", locale: "zh-Hans")
    ],
    when: .percent
  ) { text, report in
    guard let comparison = text.placeholders, comparison.isReordered,
      let first = comparison.mismatches.first?.specifier
    else { return }
    report.report(
      "the arguments stand in another order than in the source and read the wrong values; number them, "
        + "such as ‘%2$@’", at: first.range)
  }
}
