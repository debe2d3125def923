import ToastText

extension Check {
  /// A translation has the markup of its source.
  static let markupMismatch = Check(
    id: "markup-mismatch", severity: .warning,
    summary: "a translation should have the markup of its source",
    discussion:
      "The order is free, and line breaks may go. Angle brackets that stand for a word of the "
      + "user's, such as “<username>”, are no markup.",
    reference: "HTML, syntax; CommonMark",
    passing: [
      Example("<i>B</i> oder <b>A</b>", source: "<b>A</b> or <i>B</i>"),
      Example("<Name> eingeben", source: "Enter <name>"),
    ],
    failing: [
      Example("↓Jetzt speichern", source: "Tap <b>Save</b> now"),
      Example("↓<b>Jetzt</b>", source: "Tap now"),
      Example("↓Die Bedingungen", source: "The [terms](https://example.com)"),
    ],
    when: [.angle, .asterisk, .backtick, .bracket]
  ) { text, report in
    let comparison = MarkupComparison(text)
    guard comparison.unbalanced == nil, let fault = comparison.mismatch,
      FullwidthMarkup.first(in: text) == nil
    else { return }
    report.report(fault.message, at: fault.range)
  }
}
