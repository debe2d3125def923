import ToastText

extension Check {
  /// French puts a no-break space before high signs.
  static let frPunctSpace = Check(
    id: "fr-punct-space", severity: .info, group: .style,
    summary: "French has a no-break space before ; : ! and ?",
    discussion: "Canadian French has none before ; ! and ?. URLs, times and Markdown are let pass.",
    reference: "Imprimerie nationale, Lexique des règles typographiques",
    passing: [
      Example("Terminé\u{202F}!", source: "Done!", locale: "fr"),
      Example("À 10:30", source: "At 10:30", locale: "fr"),
      Example("Terminé!", source: "Done!", locale: "fr-CA"),
    ],
    failing: [
      Example("Terminé↓!", source: "Done!", locale: "fr"),
      Example("Terminé ↓!", source: "Done!", locale: "fr"),
    ],
    when: .sentenceSign
  ) { text, report in
    guard text.locale.language == "fr", text.locale.tag.region != "CA" else { return }
    var offset = 0
    var previous: Unicode.Scalar = "\0"
    let scalars = Array(text.value.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isSign = [";", ":", "!", "?"].contains(scalar)
      if isSign, next.isBlank || next == "\"" || next == "»",
        previous == " " || previous.isLetter && index > 0
      {
        report.report(
          "a no-break space belongs before ‘\(scalar)’ in French", at: offset..<offset + 1)
        return
      }
      previous = scalar
      offset += UTF8.width(scalar)
    }
  }
}
