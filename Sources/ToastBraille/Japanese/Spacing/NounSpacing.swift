/// Compound nouns part where both sides are long. (点訳のてびき 第3版, 第3章 その2.)
enum NounSpacing {
  /// Whether a blank stands before a noun, or `nil` for another word.
  static func needsBlank(
    before next: KanaUnit, after previous: KanaUnit, group: [KanaUnit]
  ) -> Bool? {
    guard next.begins("名詞"), let last = previous.last else { return nil }
    if last.partOfSpeech == "接頭詞" {
      return PrefixSpacing.needsBlank(before: next, after: previous)
    }
    if next.begins("名詞", "接尾") { return needsBlank(beforeSuffix: next, after: previous) }
    // こと and もの after a finished sentence are particles: 楽しみですこと.
    if ["こと", "もの"].contains(next.surface), last.partOfSpeech == "助動詞", last.base == "です" {
      return false
    }
    if next.begins("名詞", "非自立") || next.begins("名詞", "代名詞") { return true }
    guard canCompound(last) else { return true }
    if last.isClass("名詞", "固有名詞", "人名") { return true }
    return isHeavy(group) && next.isHeavy
  }

  /// Suffixes join, but titles after names and long ones stand apart.
  private static func needsBlank(beforeSuffix next: KanaUnit, after previous: KanaUnit) -> Bool {
    if next.begins("名詞", "接尾", "人名") {
      return previous.ends("名詞", "固有名詞", "人名") && next.kana != "チャン"
    }
    return next.begins("名詞", "接尾", "一般") && next.morae >= 3
      && next.surface.unicodeScalars.count > 1 && !joiningSuffixes.contains(next.surface)
  }

  /// Long suffixes that lean on the word before all the same.
  private static let joiningSuffixes: Set<String> = [
    "当り", "当たり", "あたり", "ずくめ", "ごと", "限り",
  ]
  /// Whether a word can be the first part of a compound noun.
  private static func canCompound(_ word: Morpheme) -> Bool {
    switch word.partOfSpeech {
    case "名詞": word.subclass != "代名詞" && word.subclass != "非自立"
    case "動詞": word.form == "連用形"
    case "形容詞": word.form == "ガル接続"
    default: false
    }
  }

  /// Whether the words since the last blank are long enough to be parted from what follows.
  static func isHeavy(_ group: [KanaUnit]) -> Bool {
    guard group.count != 1 else { return group[0].isHeavy }
    return group.reduce(0) { $0 + $1.morae } >= 3
  }
}
