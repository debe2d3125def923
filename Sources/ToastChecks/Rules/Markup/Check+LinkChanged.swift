import ToastText

extension Check {
  /// The target of a link is that of the source.
  static let linkChanged = Check(
    id: "link-changed", severity: .warning,
    summary: "the target of a link must be that of the source",
    discussion: "Targets that are URLs or mail addresses have checks of their own.",
    reference: "CommonMark, links",
    passing: [Example("[Hilfe](#help)", source: "[Help](#help)", locale: "de")],
    failing: [
      Example("[Hilfe](↓#hilfe)", source: "[Help](#help)", locale: "de")
    ],
    when: [.bracket, .angle]
  ) { text, report in
    LinkComparison(text, .target).report(to: &report)
  }
}
