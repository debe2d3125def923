/// Blanks beside numbers and Latin letters.
enum LatinSpacing {
  /// Whether a blank stands between two units one of which is a number or Latin, or `nil`.
  static func needsBlank(
    before next: KanaUnit, after previous: KanaUnit, group: [KanaUnit]
  ) -> Bool? {
    switch (previous.kind, next.kind) {
    case (.latin, .number): return previous.kana.hasSuffix(".") || previous.kana.hasSuffix("⠴")
    case (.number, .latin): return previous.morphemes.isEmpty ? false : true
    case (.latin, .latin): return false
    case (.latin, _): return needsBlank(before: next, afterLatin: previous)
    case (.number, .number): return true
    case (.number, _): return needsBlank(before: next, afterNumber: previous)
    case (_, .latin), (_, .number):
      return needsBlank(beforeForeign: next, after: previous, group: group)
    // ミッカ is a number too: アト ミッカ like アト 3プン.
    case (.word, .word) where next.isCountedWord:
      return needsBlank(beforeForeign: next, after: previous, group: group)
    default: return nil
    }
  }

  /// Particles stand apart from letters; short words join them: A型, Tシャツ.
  private static func needsBlank(before next: KanaUnit, afterLatin previous: KanaUnit) -> Bool {
    if ParticleSpacing.isBound(next) { return true }
    let letters = previous.kana.unicodeScalars
    guard next.begins("名詞"), letters.allSatisfy(\.isASCIILetter) else { return true }
    if letters.count == 1 {
      return next.morae > 2 && !next.surface.unicodeScalars.allSatisfy(\.isKatakana)
    }
    // A foreign word in kana is a word of its own: Return キー, but Gift券 is Giftケン.
    return next.morae > 2 || next.surface.unicodeScalars.allSatisfy(\.isKatakana)
  }

  /// Counters and particles join a number, and so do words of one or two morae.
  private static func needsBlank(before next: KanaUnit, afterNumber previous: KanaUnit) -> Bool? {
    if !previous.morphemes.isEmpty, separate.contains(next.surface) { return true }
    if ParticleSpacing.isBound(next) || next.begins("名詞", "接尾") { return false }
    guard next.begins("名詞") else { return nil }
    // 3分割: what is done so many times.
    if previous.morphemes.isEmpty, next.begins("名詞", "サ変接続") { return false }
    return next.isHeavy
  }

  /// Short words that stand apart after a number with its counter: 9フン マエ.
  private static let separate: Set<String> = ["前", "後", "強", "弱", "抜き"]

  /// A number or letters join a prefix or a word of one or two morae.
  private static func needsBlank(
    beforeForeign next: KanaUnit, after previous: KanaUnit, group: [KanaUnit]
  ) -> Bool {
    // 何 and 数 ask for a number or stand for one.
    if previous.surface == "何" || previous.surface == "数" { return false }
    if previous.surface == "あと" { return true }
    if previous.ends("接頭詞") { return PrefixSpacing.standsApart(previous) }
    guard previous.ends("名詞"), !previous.ends("名詞", "代名詞"), !previous.ends("名詞", "非自立")
    else { return true }
    return NounSpacing.isHeavy(group)
  }
}
