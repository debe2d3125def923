import ToastText

extension Check {
  /// Markup is written with half-width signs.
  static let cjkMarkupFullwidth = Check(
    id: "cjk-markup-fullwidth", severity: .warning,
    summary: "markup must be written with half-width signs",
    reference: "CommonMark, links; UAX #11",
    passing: [
      Example(
        "阅读[条款](https://example.com)", source: "Read the [terms](https://example.com)",
        locale: "zh-Hans")
    ],
    failing: [
      Example(
        "閱讀【條款】↓（https://example.com）", source: "Read the [terms](https://example.com)",
        locale: "zh-Hant")
    ],
    when: [.fullwidth, .cjkSign]
  ) { text, report in
    guard let range = FullwidthMarkup.first(in: text) else { return }
    report.report(
      "full-width signs are no markup; write ‘[text](address)’ in half width", at: range)
  }
}
