import ToastICU
import ToastText

extension Check {
  /// A label is short.
  static let labelTooLong = Check(
    id: "label-too-long", severity: .info,
    summary: "the label of a control is at most 40 columns wide",
    discussion:
      "A label is heard in full each time the control is reached; what it does belongs in the "
      + "hint.",
    reference: "Apple, accessibilityLabel; UAX #11",
    passing: [Example("Schließen", source: "Close", comment: "Accessibility label")],
    failing: [
      Example(
        "↓Schließt dieses Fenster und sichert alle Änderungen", source: "Close",
        comment: "Accessibility label")
    ],
    of: .all
  ) { text, report in
    guard text.entry.role == .label, text.value.utf8.count > 40 else { return }
    let columns = TextWidth.columns(of: text.value)
    guard columns > 40 else { return }
    report.report("the label is \(columns) columns wide; shorten it, or move a part to the hint")
  }
}
