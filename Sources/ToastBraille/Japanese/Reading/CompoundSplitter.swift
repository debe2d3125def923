/// Parts long compounds that stand in the dictionary as one word. (点訳のてびき 第3版, 第3章 その2 3.)
///
/// ```swift
/// // 一生懸命: イッショー ケンメイ; キャッシュカード: キャッシュ カード
/// ```
struct CompoundSplitter {
  let analyze: ([Unicode.Scalar]) -> [Morpheme]

  /// The kana of a unit, parted where both sides are words of their own and long enough.
  func split(_ unit: KanaUnit) -> KanaUnit {
    guard unit.kind == .word, let word = unit.first, unit.morphemes.count == 1,
      word.partOfSpeech == "名詞", !word.isClass("名詞", "固有名詞", "人名"),
      word.classes[3] != JapaneseWords.mark
    else { return unit }
    let scalars = Array(unit.surface.unicodeScalars)
    let isKanji = scalars.allSatisfy(\.isKanji)
    guard isKanji && scalars.count >= 4 || scalars.count >= 6 && scalars.allSatisfy(\.isKatakana)
    else { return unit }
    if !word.isKnown, !isKanji, let words = words(scalars[...]), words.count > 1 {
      var result = unit
      result.kana = words.joined(separator: " ")
      return result
    }
    for place in 2...(scalars.count - 2) {
      guard let parts = parts(scalars, at: place, of: unit.kana, isKanji: isKanji) else { continue }
      return unit.with(parts)
    }
    guard isKanji, scalars.count == 4, !word.isClass("名詞", "固有名詞"),
      let parts = ChineseSounds.halves(unit.kana)
    else { return unit }
    return unit.with(parts)
  }

  /// The kana before and after a place, where both sides are words.
  private func parts(
    _ scalars: [Unicode.Scalar], at place: Int, of kana: String, isKanji: Bool
  ) -> (String, String)? {
    guard let left = word(Array(scalars[..<place])), let right = word(Array(scalars[place...]))
    else {
      return nil
    }
    if !isKanji {
      let isBound = Self.bound.contains(right.reading)
      let isLong = [left, right].allSatisfy { $0.reading.moraCount >= 3 || $0.reading == "キー" }
      guard isLong, !isBound else { return nil }
    }
    // Readings change where words meet, so it is enough that one side is as it is alone.
    if kana.hasPrefix(left.kana) {
      return (left.kana, String(kana.dropFirst(left.kana.count)))
    }
    guard kana.hasSuffix(right.kana) else { return nil }
    return (String(kana.dropLast(right.kana.count)), right.kana)
  }

  /// The words an unknown foreign compound is made of, or `nil` where it cannot be taken apart.
  private func words(_ scalars: ArraySlice<Unicode.Scalar>) -> [String]? {
    guard scalars.count >= 2, scalars.count <= 40 else { return nil }
    for end in stride(from: scalars.endIndex, through: scalars.startIndex + 2, by: -1) {
      guard let first = word(Array(scalars[scalars.startIndex..<end])),
        first.reading.moraCount >= 3 || first.reading == "キー"
      else { continue }
      if end == scalars.endIndex { return [first.kana] }
      if let rest = words(scalars[end...]) { return [first.kana] + rest }
    }
    return nil
  }

  private func word(_ scalars: [Unicode.Scalar]) -> (reading: String, kana: String)? {
    let morphemes = analyze(scalars)
    guard morphemes.count == 1, let word = morphemes.first, word.isKnown, word.partOfSpeech == "名詞",
      !word.reading.isEmpty, word.range.count == scalars.count
    else { return nil }
    return (
      word.reading,
      KanaSpelling.kana(reading: word.reading, pronunciation: word.pronunciation)
    )
  }

  /// Second parts of foreign words that are no words in Japanese.
  private static let bound: Set<String> = [
    "シップ", "アップ", "アウト", "ダウン", "キャッチ", "ホリック", "リズム",
  ]
}

extension KanaUnit {
  /// The unit with its kana in two parts.
  fileprivate func with(_ parts: (String, String)) -> KanaUnit {
    var result = self
    result.kana = parts.0 + " " + parts.1
    return result
  }
}

extension String {
  /// How many morae a kana text has.
  var moraCount: Int { unicodeScalars.count { $0.isKana && !$0.isSmallKana } }
}
