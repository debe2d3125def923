/// Verbs and adjectives stand apart, but for the later parts of compounds.
enum VerbSpacing {
  /// Whether a blank stands before a verb or adjective, or `nil` for another word.
  static func needsBlank(before next: KanaUnit, after previous: KanaUnit) -> Bool? {
    guard let first = next.first, let last = previous.last else { return nil }
    switch first.partOfSpeech {
    case "動詞": return needsBlank(beforeVerb: first, after: last)
    case "形容詞":
      // やすい, にくい and the like join the stem of a verb.
      return !(first.subclass == "非自立" && last.partOfSpeech == "動詞" && isStem(last))
        && last.partOfSpeech != "接頭詞"
    default: return nil
    }
  }

  private static func needsBlank(beforeVerb verb: Morpheme, after last: Morpheme) -> Bool {
    if last.partOfSpeech == "接頭詞" { return false }
    if isContraction(verb), last.partOfSpeech == "動詞" || last.partOfSpeech == "助動詞" { return false }
    guard last.partOfSpeech == "動詞", isStem(last) else { return true }
    // 読み終える is one word; お待ちください is two.
    return independent.contains(verb.base)
  }

  /// Whether a verb is shortened from て and an auxiliary verb: てる, とく, ちゃう.
  private static func isContraction(_ verb: Morpheme) -> Bool {
    verb.subclass == "非自立"
      && ["て", "で", "と", "ど", "ち", "じ"].contains { verb.base.hasPrefix($0) && verb.base.count < 4 }
      && !["できる", "でる", "とる"].contains(verb.base)
  }

  private static func isStem(_ verb: Morpheme) -> Bool {
    verb.form == "連用形" || verb.form == "連用タ接続"
  }

  private static let independent: Set<String> = [
    "くださる", "下さる", "いただく", "頂く", "する", "致す", "いたす", "申し上げる", "いる", "ある",
  ]
}
