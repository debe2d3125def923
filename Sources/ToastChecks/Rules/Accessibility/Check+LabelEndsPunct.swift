import ToastText

extension Check {
  /// A label has no full stop at its end.
  static let labelEndsPunct = Check(
    id: "label-ends-punct", severity: .warning,
    summary: "the label of a control must not end with a full stop",
    discussion:
      "Screen readers pause at it as at the end of a sentence, and read out three full stops. "
      + "Hints are sentences and have one. Abbreviations, “…” and labels of several sentences are let "
      + "pass.",
    reference: "Apple, accessibilityLabel",
    passing: [
      Example("現在地を確認中…", source: "Locating…", locale: "ja", comment: "Accessibility label"),
      Example("Nr.", source: "No.", comment: "Accessibility label"),
      Example("Öffnet das Album.", source: "Opens the album.", comment: "Accessibility hint"),
    ],
    failing: [
      Example("Abspielen↓.", source: "Play", comment: "Accessibility label of a button"),
      Example("再生↓。", source: "Play", locale: "ja", comment: "Accessibility label"),
      Example("Locating↓...", locale: "en", comment: "Accessibility label"),
    ],
    of: .all
  ) { text, report in
    guard text.entry.role == .label, let last = text.value.unicodeScalars.last,
      [".", "。", "．", "｡"].contains(last)
    else { return }
    let stops = text.value.unicodeScalars.reversed().prefix { $0 == last }
    let length = stops.reduce(0) { $0 + UTF8.width($1) }
    let word = text.value.unicodeScalars.reversed().drop { $0 == last }.prefix {
      $0.isLetter || $0 == "."
    }
    if last == ".", stops.count == 1, word.count <= 3 || word.contains(".") { return }
    let inner = text.value.unicodeScalars.dropLast(stops.count)
    guard !inner.contains(where: { $0 == "。" || $0 == "！" || $0 == "？" }),
      text.value.firstRange(of: ". ") == nil
    else { return }
    let size = text.value.utf8.count
    report.report("the label ends with a full stop; take it away", at: size - length..<size)
  }
}
