/// The sounds of kanji in words of Chinese origin: one mora, or two of which the second is one of a
/// few.
enum ChineseSounds {
  private static let seconds: Set<Character> = ["イ", "ー", "ン", "ツ", "チ", "ク", "キ", "ッ"]
  private static let small: Set<Character> = ["ャ", "ュ", "ョ"]

  /// The kana of the first and last two of four kanji, or `nil` where it is not certain.
  ///
  /// ```swift
  /// ChineseSounds.halves("キョーテンドーチ")  // ("キョーテン", "ドーチ")
  /// ```
  static func halves(_ kana: String) -> (String, String)? {
    let characters = Array(kana)
    guard characters.count <= 16 else { return nil }
    let places = Set(middles(characters, from: 0, count: 0, middle: 0))
    guard places.count == 1, let place = places.first else { return nil }
    return (String(characters[..<place]), String(characters[place...]))
  }

  /// The places where the third kanji may begin, over all ways to read four.
  private static func middles(
    _ kana: [Character], from start: Int, count: Int, middle: Int
  ) -> [Int] {
    if start == kana.count { return count == 4 ? [middle] : [] }
    guard count < 4, !small.contains(kana[start]), kana[start] != "ー", kana[start] != "ン",
      kana[start] != "ッ"
    else { return [] }
    let middle = count == 2 ? start : middle
    var end = start + 1
    if end < kana.count, small.contains(kana[end]) { end += 1 }
    var result = middles(kana, from: end, count: count + 1, middle: middle)
    if end < kana.count, seconds.contains(kana[end]) {
      result += middles(kana, from: end + 1, count: count + 1, middle: middle)
    }
    return result
  }
}
