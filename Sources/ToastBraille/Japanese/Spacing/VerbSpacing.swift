/// Verbs and adjectives stand apart, but for the later parts of compounds.
enum VerbSpacing {
  /// Whether a blank stands before a verb or adjective, or `nil` for another word.
  static func needsBlank(
    before next: KanaUnit, after previous: KanaUnit, group: [KanaUnit]
  ) -> Bool? {
    guard let first = next.first, let last = previous.last else { return nil }
    if startsInside(next) { return false }
    switch first.partOfSpeech {
    case "動詞": return needsBlank(beforeVerb: first, after: last, group: group)
    case "形容詞":
      // やすい, にくい and the like join the stem of a verb.
      if last.partOfSpeech == "形容詞", last.form == "ガル接続" { return false }
      return !(first.subclass == "非自立" && last.partOfSpeech == "動詞" && isStem(last))
        && last.partOfSpeech != "接頭詞"
    default: return nil
    }
  }

  /// Whether a unit begins with what cannot begin a word: a small kana or a long vowel.
  private static func startsInside(_ unit: KanaUnit) -> Bool {
    unit.kana.unicodeScalars.first.map { $0.isSmallKana || $0 == "ッ" || $0 == "ー" } ?? false
  }

  private static func needsBlank(
    beforeVerb verb: Morpheme, after last: Morpheme, group: [KanaUnit]
  ) -> Bool {
    // The して of literary くして, ずして, べくして.
    if verb.base == "する", verb.surface == "し", isLiterary(last) { return false }
    if last.partOfSpeech == "接頭詞" { return false }
    if isContraction(verb), last.partOfSpeech == "動詞" || last.partOfSpeech == "助動詞" { return false }
    guard last.partOfSpeech == "動詞", isStem(last) else { return true }
    // 読み終える is one word; お待ちください is two.
    let isPolite = group.first?.begins("接頭詞") ?? false
    return independent.contains(verb.base) || isPolite && verb.base == "なさる"
  }

  /// Whether a verb is shortened from て and an auxiliary verb: てる, とく, ちゃう.
  private static func isContraction(_ verb: Morpheme) -> Bool {
    verb.subclass == "非自立"
      && ["て", "で", "と", "ど", "ち", "じ"].contains { verb.base.hasPrefix($0) && verb.base.count < 4 }
      && !["できる", "でる", "とる"].contains(verb.base)
  }

  private static func isLiterary(_ word: Morpheme) -> Bool {
    word.partOfSpeech == "形容詞" && word.form == "連用テ接続"
      || word.partOfSpeech == "助動詞" && (word.surface == "ず" || word.surface == "べく")
  }

  private static func isStem(_ verb: Morpheme) -> Bool {
    verb.form == "連用形" || verb.form == "連用タ接続"
  }

  private static let independent: Set<String> = [
    "くださる", "下さる", "いただく", "頂く", "する", "致す", "いたす", "申し上げる", "いる", "ある",
  ]
}
