import ToastText

extension Check {
  /// A text has no characters that nobody sees.
  static let invisibleChar = Check(
    id: "invisible-char", severity: .warning,
    summary: "a text must not have characters that nobody sees",
    discussion:
      "They come with copied text and keep words from being found, wrapped and read. Those that a "
      + "language or an emoji needs are let pass: the non-joiner in Persian and Indic languages, the "
      + "joiner in emoji, the zero width space in Thai, Lao and Khmer, no-break spaces.",
    reference: "UAX #14; UTS #51; Unicode Standard, section 23.2",
    passing: [
      Example("می\u{200C}روند", source: "They go", locale: "fa"),
      Example("Familie 👨\u{200D}👩\u{200D}👧", source: "Family 👨\u{200D}👩\u{200D}👧"),
      Example("100\u{A0}km", source: "100 km", locale: "fr"),
    ],
    failing: [
      Example("保存↓\u{200B}する", source: "Save file", locale: "ja"),
      Example("↓\u{FEFF}保存文件", source: "Save file", locale: "zh-Hans"),
    ],
    of: .all, when: .invisible
  ) { text, report in
    guard text.traits.contains(.invisible) else { return }
    let scalars = Array(text.value.unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard InvisibleCharacters.isInvisible(scalar) else { continue }
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      guard
        !InvisibleCharacters.isNeeded(scalar, after: previous, before: next, in: text.locale)
      else { continue }
      if let source = text.source, source.value.unicodeScalars.contains(scalar) { continue }
      report.report(
        "\(scalar.codePoint), a \(InvisibleCharacters.name(scalar)), stands here and nobody sees it; "
          + "take it away", at: offset..<offset + UTF8.width(scalar))
    }
  }
}
