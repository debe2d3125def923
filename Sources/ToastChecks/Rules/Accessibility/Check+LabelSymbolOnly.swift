import ToastText

extension Check {
  /// A label has a letter or digit.
  static let labelSymbolOnly = Check(
    id: "label-symbol-only", severity: .warning,
    summary: "the label of a control must have a letter or digit",
    discussion:
      "“×” is read as “times”, “…” as nothing, and an emoji by a name that says nothing of the "
      + "control.",
    reference: "WCAG 2.2, 1.1.1",
    passing: [Example("Schließen", source: "Close", comment: "Accessibility label")],
    failing: [
      Example("↓×", locale: "en", comment: "Accessibility label"),
      Example("↓⭐️", source: "Favorite", comment: "Accessibility label"),
    ],
    of: .all
  ) { text, report in
    guard text.entry.role == .label, !text.unit.isBlank,
      !text.traits.hasAny(of: [.letter, .digit]), text.unit.format?.takesArguments != true,
      !text.traits.contains(.brace)
    else { return }
    report.report("the label is a sign that screen readers say oddly or not at all; write a word")
  }
}
