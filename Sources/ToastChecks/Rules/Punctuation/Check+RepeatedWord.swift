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
      Example("Eine Datei, auf die die App zugreift", source: "A file the app uses"),
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
    if isRelative(text, word, place.range) { return }
    report.report("‘\(word)’ stands twice in a row; take one away", at: place.range)
  }

  /// Whether the first of two German articles begins a relative clause: “auf die die App zugreift”.
  private static func isRelative(_ text: TextPair, _ word: String, _ range: Range<Int>) -> Bool {
    guard text.locale.language == "de", ["die", "der", "das", "den", "dem"].contains(word) else {
      return false
    }
    let before = String(decoding: Array(text.value.utf8)[..<range.lowerBound], as: UTF8.self)
    // The word itself, and a preposition at most, stand after the comma.
    let last = before.split(separator: " ").suffix(3).dropLast()
    return last.contains { $0.hasSuffix(",") }
  }

  private static let doublingLanguages: Set<String> = [
    "hi", "pa", "id", "ms", "jv", "su", "tl", "fil", "tok", "bn", "mr", "gu", "ne", "ur", "ta",
    "te",
    "kn", "ml", "si", "tr", "az", "kk", "uz", "ky", "vi", "hy", "ka", "eu", "sw", "mi", "haw", "sm",
    "to",
    "fj", "ht", "ko", "he", "or", "as", "ceb", "mg", "so", "yo", "ig", "zu", "xh",
  ]

  private static let reflexive: [String: Set<String>] = [
    "fr": ["nous", "vous"], "en": ["that", "had"],
    "nl": ["die", "dat", "er", "je", "ze", "in", "op", "aan", "uit", "om"],
    "it": ["via", "così", "piano", "si"], "pt": ["se", "que"], "es": ["se", "cuarto"],
    "af": ["nie"],
    "de": ["sie"], "hu": ["már", "egy"], "sv": ["det", "som"], "da": ["det", "der"], "nb": ["det"],
    "fi": ["sitten"], "pl": ["się"], "ru": ["чуть", "еле", "вот"],
  ]
}
