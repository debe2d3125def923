import ToastText

extension Check {
  /// No word stands twice in a row.
  static let repeatedWord = Check(
    id: "repeated-word", severity: .warning, summary: "no word should stand twice in a row",
    discussion:
      "A sign between the two makes it grammar (“wird, wird”). Languages that double words, "
      + "such as Hindi, Indonesian, Turkish, Vietnamese, and those without spaces are let pass, as are "
      + "doublings of the source and the pronouns of French (“nous nous”).",
    reference: "Chicago Manual of Style, proofreading",
    passing: [
      Example(
        "Sobald das angenommen wird, wird er markiert", source: "Once accepted, it is marked"),
      Example("慢慢谢谢", source: "Thank you slowly", locale: "zh-Hans"),
      Example("Vous vous êtes connecté", source: "You are logged in", locale: "fr"),
      Example("hati hati", source: "Careful", locale: "id"),
      Example("New York New York", source: "New York New York"),
    ],
    failing: [
      Example("Speichern die ↓die Datei", source: "Save the file"),
      Example("Open the ↓the file", locale: "en"),
    ],
    of: .all, when: .letter
  ) { text, report in
    guard !text.locale.isUnspaced, !doublingLanguages.contains(text.locale.language),
      text.traits.hasAny(of: [.latin, .greek, .cyrillic, .otherLetter]),
      let place = RepeatedWords.first(in: text.unit)
    else { return }
    let word = place.word
    if let source = text.source, RepeatedWords.first(in: source) != nil { return }
    if reflexive[text.locale.language]?.contains(word) == true { return }
    report.report("‘\(word)’ stands twice in a row; take one away", at: place.range)
  }

  private static let doublingLanguages: Set<String> = [
    "hi", "pa", "id", "ms", "jv", "su", "tl", "fil", "tok", "bn", "mr", "gu", "ne", "ur", "ta",
    "te",
    "kn", "ml", "si", "tr", "az", "kk", "uz", "ky", "vi", "hy", "ka", "eu", "sw", "mi", "haw", "sm",
    "to",
    "fj", "ht", "ko", "he", "or", "as", "ceb", "mg", "so", "yo", "ig", "zu", "xh",
  ]

  private static let reflexive: [String: Set<String>] = [
    "fr": ["nous", "vous"], "en": ["that", "had"], "nl": ["die", "dat", "er", "je", "ze"],
    "it": ["via", "così", "piano", "si"], "pt": ["se", "que"], "es": ["se"], "af": ["nie"],
    "de": ["sie"], "hu": ["már", "egy"], "sv": ["det", "som"], "da": ["det", "der"], "nb": ["det"],
    "fi": ["sitten"], "pl": ["się"], "ru": ["чуть", "еле", "вот"],
  ]
}
