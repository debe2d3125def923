/// Parts words of the dictionary that are phrases to braille.
///
/// ```swift
/// // について: ニ ツイテ; 気に入る: キニ イル; やってくる: ヤッテ クル
/// ```
enum PhraseSplitter {
  /// The kana of a word, parted where it is a phrase.
  static func split(_ kana: String, _ word: Morpheme) -> String {
    if kana.contains(" ") { return kana }
    switch word.partOfSpeech {
    case "助詞": return particle(kana, word)
    case "動詞": return verb(kana, word)
    case "形容詞":
      return whole.contains { kana.hasPrefix($0) }
        ? kana : parted(kana, before: negations, leaving: 4)
    case "感動詞": return parted(kana, before: courtesies, leaving: 2)
    case "連体詞": return parted(kana, before: ["イウ", "イッタ"], leaving: 2)
    default: return kana
    }
  }

  /// A particle with a verb in it: について, としての, っていう.
  private static func particle(_ kana: String, _ word: Morpheme) -> String {
    guard word.isClass("助詞", "格助詞", "連語") || word.isClass("助詞", "副助詞") else { return kana }
    for head in ["トイウ", "ッテイウ", "テイウ", "トイッタ", "トカイウ"] where kana.hasPrefix(head) {
      let rest = kana.drop { $0 != "イ" }
      return kana.dropLast(rest.count) + " " + rest
    }
    guard let first = kana.first, "ニトヲ".contains(first), kana.count >= 3,
      word.isClass("助詞", "格助詞", "連語")
    else { return kana }
    return "\(first) \(kana.dropFirst())"
  }

  /// A verb with a particle in it: 気に入る, やってくる.
  private static func verb(_ kana: String, _ word: Morpheme) -> String {
    let surface = Array(word.surface.unicodeScalars)
    for (index, scalar) in surface.enumerated().dropFirst().dropLast()
    where "にがを".unicodeScalars.contains(scalar) && surface[index - 1].isKanji
      && surface[index + 1].isKanji
    {
      let particle = Character(scalar.katakana)
      if let place = kana.dropFirst().firstIndex(of: particle) {
        return kana[...place] + " " + kana[kana.index(after: place)...]
      }
    }
    return parted(kana, before: ["クル", "キタ", "キマ", "キテ", "コナ", "イク"], after: "テ")
  }

  /// Adjectives in ない that are one word, however long.
  private static let whole = ["モッタイ", "トンデモ", "オボツカ", "ソッケ"]

  private static let negations = ["ナイ", "ナク", "ナカッ", "ナケレ"]
  private static let courtesies = ["クダサイ", "ゴザイマス", "イタシマス"]

  /// The kana with a blank before one of its endings, if enough stays before it.
  private static func parted(_ kana: String, before endings: [String], leaving count: Int) -> String
  {
    for ending in endings where kana.hasSuffix(ending) && kana.count - ending.count >= count {
      return kana.dropLast(ending.count) + " " + ending
    }
    return kana
  }

  private static func parted(
    _ kana: String, before endings: [String], after particle: Character
  ) -> String {
    guard let place = kana.dropFirst().lastIndex(of: particle) else { return kana }
    let rest = kana[kana.index(after: place)...]
    guard endings.contains(where: { rest.hasPrefix($0) }) else { return kana }
    return kana[...place] + " " + rest
  }
}
