import ToastText

extension Check {
  /// The source of a label is not empty.
  static let labelEmpty = Check(
    id: "label-empty", severity: .warning, summary: "the label of a control must not be empty",
    discussion: "Said of the source; an empty translation has a check of its own.",
    reference: "WCAG 2.2, 4.1.2",
    passing: [Example("Close", locale: "en", comment: "Accessibility label")],
    failing: [Example("↓", locale: "en", comment: "Accessibility label")], of: .source
  ) { text, report in
    guard text.entry.role == .label, text.unit.isBlank else { return }
    report.report("the label is empty, and the control has no name; write one")
  }
}
