import ToastText

extension Check {
  /// Markup that is opened is closed.
  static let markupUnbalanced = Check(
    id: "markup-unbalanced", severity: .warning,
    summary: "markup that is opened must be closed",
    discussion:
      "Tags of HTML and XML, and ‘**’, ‘__’, ‘~~’ and backticks of Markdown, where the source has "
      + "them in pairs.",
    reference: "HTML, syntax; CommonMark, emphasis",
    passing: [Example("<b>保存</b>をタップ", source: "Tap <b>Save</b> now", locale: "ja")],
    failing: [
      Example("↓<b>保存をタップ", source: "Tap <b>Save</b> now", locale: "ja"),
      Example("↓**警告", source: "**Warning** for all", locale: "ja"),
    ],
    when: [.angle, .asterisk, .backtick]
  ) { text, report in
    if let fault = MarkupComparison(text).unbalanced {
      report.report(fault.message, at: fault.range)
    }
  }
}
