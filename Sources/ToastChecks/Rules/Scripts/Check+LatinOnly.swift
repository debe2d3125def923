import ToastText

extension Check {
  /// A text of a language with another script is not in Latin letters alone.
  static let latinOnly = Check(
    id: "latin-only", severity: .info,
    summary: "a text of a language with another script is not in Latin letters alone",
    discussion:
      "Said of two words and more that are not the source's; a copy of the source has a check "
      + "of its own.",
    reference: "UAX #24, Script",
    passing: [Example("Wi-Fi", source: "Wi-Fi", locale: "ja")],
    failing: [Example("↓Please retry later", source: "Try again", locale: "ja")],
    when: .latin
  ) { text, report in
    guard text.locale.letters != .latin, !text.locale.letters.isEmpty,
      text.traits.contains(.latin), text.traits.intersection(.letter) == .latin,
      text.source?.value != text.value, text.catalog.source.letters == .latin,
      !text.locale.isPseudo
    else { return }
    let words = PlainWords.text(of: text.unit).words.filter {
      $0.unicodeScalars.contains(where: \.isLetter)
    }
    let lower = words.filter { $0.count > 2 && $0 == $0.lowercased() }
    guard words.count >= 2, lower.contains(where: CommonWords.contains) else { return }
    report.report("the text is in Latin letters; translate it into \(text.locale.name)")
  }
}
