/// How the sound of a counter changes after some numbers: 3分 is サンプン, 1本 イッポン.
enum CounterSounds {
  /// The kana of a counter after a number in digits.
  static func kana(_ kana: String, _ counter: String, _ number: String) -> String {
    guard let first = kana.unicodeScalars.first, let last = number.last?.wholeNumberValue,
      number.allSatisfy(\.isNumber)
    else { return kana }
    let endsInTen = last == 0 && number != "0"
    let changed: Unicode.Scalar?
    if hard.contains(counter), endsInTen || [1, 6, 8].contains(last) {
      changed = halfVoiced[first]
    } else if soft.contains(counter), last == 3 {
      changed = voiced[first]
    } else if hard.contains(counter), last == 3 || last == 4 && alsoFour.contains(counter) {
      changed = halfVoiced[first]
    } else {
      changed = nil
    }
    guard let changed else { return kana }
    return String(changed) + String(String.UnicodeScalarView(kana.unicodeScalars.dropFirst()))
  }

  /// Counters in h that become p after 1, 6, 8 and 10.
  private static let hard: Set<String> = [
    "本", "匹", "杯", "票", "泊", "発", "拍", "敗", "波", "分", "歩", "遍", "編",
  ]

  /// Counters that become voiced after 3.
  private static let soft: Set<String> = ["本", "匹", "杯", "票", "階", "軒", "足"]

  /// Counters that become p after 4 as well.
  private static let alsoFour: Set<String> = ["分", "泊", "発", "拍"]

  private static let halfVoiced: [Unicode.Scalar: Unicode.Scalar] = [
    "ハ": "パ", "ヒ": "ピ", "フ": "プ", "ヘ": "ペ", "ホ": "ポ",
  ]
  private static let voiced: [Unicode.Scalar: Unicode.Scalar] = [
    "ハ": "バ", "ヒ": "ビ", "フ": "ブ", "ヘ": "ベ", "ホ": "ボ", "カ": "ガ", "ケ": "ゲ", "ソ": "ゾ",
  ]
}
