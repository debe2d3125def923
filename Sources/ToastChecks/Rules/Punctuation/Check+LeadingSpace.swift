import ToastText

extension Check {
  /// A text begins with white space as its source does, or with none.
  static let leadingSpace = Check(
    id: "leading-space", severity: .warning,
    summary: "a text must not begin with white space that its source does not have",
    discussion: "The ideographic space U+3000 counts; it may indent a paragraph where the source "
      + "begins one. A space that the source has is missed only in languages with spaces.",
    reference: "UAX #44, White_Space",
    passing: [
      Example(" von Dateien", source: " of files"),
      Example("個のファイル", source: " files", locale: "ja"),
    ],
    failing: [
      Example("↓von Dateien", source: " of files"),
      Example("↓\u{3000}設定", source: "Settings", locale: "ja"),
    ],
    when: .startsBlank
  ) { text, report in
    guard let source = text.source, !text.unit.isBlank, !source.isBlank,
      // Separators such as “, ” and “・” bring the space that their language needs.
      source.traits.hasAny(of: [.letter, .digit, .percent])
    else { return }
    EdgeSpace.check(text, source, at: .start, &report)
  }
}
