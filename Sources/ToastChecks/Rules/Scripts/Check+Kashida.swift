import ToastText

extension Check {
  /// Arabic words are not stretched.
  static let kashida = Check(
    id: "kashida", severity: .info, group: .style,
    summary: "Arabic words are not stretched with tatweel",
    discussion: "Tatweel is decoration; it breaks search and speech.",
    reference: "Unicode Standard, U+0640",
    passing: [Example("حفظ", source: "Save", locale: "ar")],
    failing: [Example("ح↓\u{640}فظ", source: "Save", locale: "ar")],
    when: .otherLetter
  ) { text, report in
    guard text.locale.script == "Arab",
      let range = text.value.firstRun(where: { $0 == "\u{640}" })
    else { return }
    report.report("tatweel stretches this word; take it away", at: range)
  }
}
