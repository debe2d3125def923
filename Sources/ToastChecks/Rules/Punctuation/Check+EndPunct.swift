import ToastText

extension Check {
  /// A translation ends as its source does.
  static let endPunct = Check(
    id: "end-punct", severity: .info, group: .style,
    summary: "a translation should end with the sign that its source ends with",
    discussion:
      "Signs of all languages count as the same: “.”, “。” and “।”; Greek “;” is a question mark. "
      + "Thai, Lao and Khmer have none, and a colon may become a full stop in Japanese and Chinese.",
    reference: "Unicode Standard, chapter 6, Punctuation",
    passing: [
      Example("次から選択してください。", source: "Choose one of these:", locale: "ja"),
      Example("Διαγραφή;", source: "Delete it?", locale: "el"),
      Example("บันทึกแล้ว", source: "Saved.", locale: "th"),
      Example("本当に！？", source: "Really?!", locale: "ja"),
    ],
    failing: [Example("変更を保存しました↓", source: "Your changes were saved.", locale: "ja")]
  ) { text, report in
    guard let source = text.source, !text.unit.isBlank,
      !["th", "lo", "km", "my"].contains(text.locale.language)
    else { return }
    let expected = SentenceEndKind(source.value)
    let found = SentenceEndKind(text.value, greek: text.locale.language == "el")
    guard expected != found else { return }
    let mixed: Set<SentenceEndKind> = [.question, .exclamation]
    if mixed.contains(expected), mixed.contains(found) { return }
    if expected == .colon, found == .stop, text.locale.isIdeographic { return }
    let end = text.value.utf8.count
    report.report("the source ends with another sign; check the end of this text", at: end..<end)
  }
}
