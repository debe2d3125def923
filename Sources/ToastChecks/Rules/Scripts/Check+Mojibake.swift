import ToastText

extension Check {
  /// A text was read in its own encoding.
  static let mojibake = Check(
    id: "mojibake", severity: .warning,
    summary: "a text must not be UTF-8 that was read in another encoding",
    discussion:
      "A capital Ã alone is Portuguese; only sequences that make a character of UTF-8 count.",
    reference: "Unicode Standard, table 3-7; Windows-1252",
    passing: [
      Example("Café ouvert", source: "Café open", locale: "fr"),
      Example("Viel „Spaß“ im “CAFÉ”", source: "Have “fun” at the “CAFÉ”"),
      Example("NÃO", source: "NO", locale: "pt-BR"),
    ],
    failing: [
      Example("Caf↓Ã© ouvert", source: "Café open", locale: "fr"),
      Example("↓ã\u{81}\u{82}", source: "A", locale: "ja"),
    ],
    of: .all, when: .latinSupplement
  ) { text, report in
    guard text.traits.contains(.latinSupplement), let found = Mojibake.first(in: text.value) else {
      return
    }
    report.report(
      "this is ‘\(found.meant)’ in UTF-8, read in another encoding; convert the file anew",
      at: found.range)
  }
}
