import ToastText

extension Check {
  /// A text ends with white space as its source does, or with none.
  static let trailingSpace = Check(
    id: "trailing-space", severity: .warning,
    summary: "a text must not end with white space that its source does not have",
    discussion: "The ideographic space U+3000 counts. White space that the source has and the "
      + "translation lacks is reported only where the languages put spaces between words and no "
      + "full-width sign ends the text: “Name: ” is 名前： in Japanese.",
    reference: "UAX #44, White_Space",
    passing: [
      Example("Name: ", source: "Name: "),
      Example("輸入您的名字：", source: "Enter your name: ", locale: "zh-Hant"),
    ],
    failing: [
      Example("Name↓ ", source: "Name"),
      Example("設定↓\u{3000}", source: "Settings", locale: "ja"),
      Example("Datei↓", source: "File "),
    ],
    when: .endsBlank
  ) { text, report in
    guard let source = text.source, !text.unit.isBlank, !source.isBlank,
      // Separators such as “, ” and “・” bring the space that their language needs.
      source.traits.hasAny(of: [.letter, .digit, .percent])
    else { return }
    EdgeSpace.check(text, source, at: .end, &report)
  }
}
