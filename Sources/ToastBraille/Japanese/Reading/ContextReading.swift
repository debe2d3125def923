/// Single kanji that what stands beside them reads otherwise than the dictionary: a day of the week
/// in brackets, 何 before a counter, 人 after what somebody does.
enum ContextReading {
  /// The units with those readings put right.
  static func rewrite(_ units: [KanaUnit]) -> [KanaUnit] {
    var result = units
    for index in units.indices {
      let next = units.dropFirst(index + 1).first
      if index > 0, units[index - 1].kind == .opening, next?.kind == .closing,
        let day = days[units[index].surface]
      {
        result[index].kana = day
      } else if units[index].surface == "何", next?.kind == .latin || next?.isCounter ?? false {
        result[index].kana = "ナン"
      } else if index > 0, units[index].surface == "人", units[index].kana == "ジン",
        units[index - 1].ends("名詞", "サ変接続") || units[index - 1].ends("動詞")
      {
        result[index].kana = "ニン"
      }
    }
    return result
  }

  private static let days = [
    "日": "ニチ", "月": "ゲツ", "火": "カ", "水": "スイ", "木": "モク", "金": "キン", "土": "ド", "祝": "シュク",
  ]
}
