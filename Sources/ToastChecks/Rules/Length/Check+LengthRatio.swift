import ToastICU
import ToastText

extension Check {
  /// A translation is not many times as long as its source.
  static let lengthRatio = Check(
    id: "length-ratio", severity: .warning,
    summary: "a translation should not be many times as long as its source",
    discussion: "Counted in display columns: over five times the source and over 30 columns. Short "
      + "languages are never reported: 設定 is right for “Settings”.",
    reference: "W3C, Text size in translation; UAX #11",
    passing: [
      Example("設定", source: "Settings", locale: "ja"), Example("Los geht’s", source: "Go"),
    ],
    failing: [
      Example("↓Dies ist eine wirklich sehr sehr lange Übersetzung für ein Wort", source: "Go")
    ]
  ) { text, report in
    // No text is wider than twice its bytes, nor narrower than a third.
    guard let source = text.source, text.value.utf8.count > 30, !source.value.isEmpty,
      text.value.utf8.count > source.value.utf8.count * 2
    else { return }
    let columns = TextWidth.columns(of: text.value)
    guard columns > 30 else { return }
    let expected = TextWidth.columns(of: source.value)
    guard expected > 0, columns > expected * 5 else { return }
    report.report(
      "the text is \(columns) columns wide, its source \(expected); check that it says the same")
  }
}
