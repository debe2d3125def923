/// Words of the dictionary that begin with a numeral: 四月, 三角形, 一流.
enum NumeralWord {
  /// The unit with its numeral in digits, where the word still tells a number.
  ///
  /// Names and words that have lost the number stay kana: 九州, 一般. Where 一 begins a word it has
  /// mostly lost it, so only those that count are changed; with 二 to 九 it is the other way round.
  static func rewritten(_ unit: KanaUnit) -> KanaUnit {
    guard unit.kind == .word, let word = unit.first, word.partOfSpeech == "名詞",
      word.subclass != "固有名詞", word.subclass != "数"
    else { return unit }
    let scalars = Array(unit.surface.unicodeScalars)
    let numerals = scalars.prefix { $0.kanjiDigit != nil || $0 == "十" }
    guard let first = numerals.first, numerals.count < scalars.count else { return unit }
    let rest = String(String.UnicodeScalarView(scalars[numerals.count...]))
    guard tellsNumber(first, rest: rest, isMonth: rest == "月"),
      let kana = remainder(of: unit.kana, after: Array(numerals))
    else { return unit }
    var result = unit
    result.kind = .number
    result.kana = NumeralComposer.compose(String(String.UnicodeScalarView(numerals))) + kana
    return result
  }

  private static func tellsNumber(_ first: Unicode.Scalar, rest: String, isMonth: Bool) -> Bool {
    if isMonth { return true }
    switch first {
    case "一": return rest.first.map(countedOnce.contains) ?? false
    case "十", "〇", "零": return false
    default: return !lost.contains(String(first) + rest)
    }
  }

  /// What counts after 一: ranks, wheels, sheets and the like.
  private static let countedOnce: Set<Character> = Set("流等級次塁輪元位審段票席勝敗点列階号版神朝色割厘字節")

  /// Words with a numeral that tell no number.
  private static let lost: Set<String> = [
    "二才", "二枚目", "三枚目", "三味線", "三昧", "三文", "三日坊主", "四苦八苦", "七面鳥", "八方", "八百屋", "八百長",
    "九死", "九分九厘", "五分", "五分五分", "四六時中", "二の足", "三面鏡", "八重",
  ]

  /// The Chinese sounds of the numerals.
  private static let sounds: [Unicode.Scalar: [String]] = [
    "一": ["イチ", "イッ"], "二": ["ニ"], "三": ["サン"], "四": ["シ", "ヨン"], "五": ["ゴ"],
    "六": ["ロク", "ロッ"], "七": ["シチ"], "八": ["ハチ", "ハッ"], "九": ["キュー", "ク"],
    "十": ["ジュー", "ジッ", "ジュッ"],
  ]

  /// The kana after the sounds of the numerals, or `nil` where the word is read otherwise.
  private static func remainder(of kana: String, after numerals: [Unicode.Scalar]) -> String? {
    var rest = kana[...]
    for numeral in numerals {
      guard let sound = sounds[numeral]?.first(where: { rest.hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(sound.count)
    }
    return rest.isEmpty ? nil : String(rest)
  }
}
