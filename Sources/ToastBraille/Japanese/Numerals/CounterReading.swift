/// Numbers that are read together with what they count.
enum CounterReading {
  /// A number with its counter: digits and kana, or kana alone where the reading is Japanese.
  static func attach(
    _ counter: KanaUnit, to number: KanaUnit, after preceding: String?, before following: String?
  ) -> KanaUnit {
    var unit = number
    unit.range = number.range.lowerBound..<counter.range.upperBound
    unit.morphemes = counter.morphemes
    let isLength =
      following.map(durations.contains) ?? false || preceding.map(measures.contains) ?? false
    if let word = word(number.kana, counter.surface, isLength: isLength) {
      unit.kind = .word
      unit.kana = word
      // A word of time or people, no longer a suffix.
      if var morpheme = counter.first {
        morpheme.classes = ["名詞", "副詞可能", "*", "*"]
        unit.morphemes = [morpheme]
      }
    } else if counter.surface == "日", number.kana.hasSuffix("4"), number.kana != "4" {
      unit.kana = number.kana + "カ"
    } else {
      unit.kana =
        number.kana
        + CounterSounds.kana(regular[counter.surface] ?? counter.kana, counter.surface, number.kana)
    }
    return unit
  }

  private static func word(
    _ number: String, _ counter: String, isLength: Bool
  ) -> String? {
    switch counter {
    case "日":
      // The first of a month, or one day: what stands beside it tells.
      return number == "1" && isLength ? nil : days[number]
    case "人": return number == "1" ? "ヒトリ" : number == "2" ? "フタリ" : nil
    case "つ": return things[number]
    default: return nil
    }
  }

  /// Words before 1日 that make it a length of time.
  private static let measures: Set<String> = [
    "丸", "まる", "約", "あと", "残り", "過去", "最近", "最大", "最低", "合計", "もう",
  ]

  /// Words after 1日 that make it a length of time.
  private static let durations: Set<String> = [
    "間", "前", "後", "中", "分", "以内", "以上", "以降", "ごと", "あたり", "当たり", "当り", "おき",
  ]

  private static let days = [
    "1": "ツイタチ", "2": "フツカ", "3": "ミッカ", "4": "ヨッカ", "5": "イツカ", "6": "ムイカ",
    "7": "ナノカ", "8": "ヨーカ", "9": "ココノカ", "10": "トオカ", "20": "ハツカ",
  ]

  private static let things = [
    "1": "ヒトツ", "2": "フタツ", "3": "ミッツ", "4": "ヨッツ", "5": "イツツ", "6": "ムッツ",
    "7": "ナナツ", "8": "ヤッツ", "9": "ココノツ",
  ]

  /// Whether a word counts after digits, though the dictionary may take it for a noun.
  static func isCounter(_ surface: String) -> Bool {
    regular[surface] != nil || surface == "つ" || surface == "人"
  }

  /// Counters whose dictionary reading is not the one they have after digits.
  private static let regular = ["月": "ガツ", "分": "フン", "日": "ニチ", "本": "ホン", "匹": "ヒキ", "杯": "ハイ"]
}
