/// Words of everyday Japanese that are read in more than one way, with no sign in the writing.
enum UnsureWords {
  /// The places of such words, in the order of the text.
  static func ranges(in units: [KanaUnit]) -> [Range<Int>] {
    units.flatMap { unit in
      unit.morphemes.filter { isUnsure($0) }.map { _ in unit.range }
    }
  }

  private static func isUnsure(_ word: Morpheme) -> Bool {
    // What is written in kana says itself how it is read.
    guard !word.isClass("名詞", "接尾"), word.surface.unicodeScalars.contains(where: \.isKanji)
    else { return false }
    return ambiguous.contains(word.surface) || ambiguous.contains(word.base)
      || word.isClass("名詞", "固有名詞", "人名")
  }

  private static let ambiguous: Set<String> = [
    "開く", "空く", "行く", "行う", "辛い", "今日", "明日", "昨日", "一日", "何", "方", "間", "他", "家", "金",
    "市場", "人気", "上手", "下手", "大人", "大勢", "仮名", "生物", "色紙", "最中", "工夫",
    "目下", "見物", "寒気", "変化", "分別", "名字", "一行", "一時", "一角", "心中", "根本", "十分", "大事", "入る",
    "止める", "止まる", "留める", "怒る", "汚れる", "開ける", "抱く", "描く", "退く", "訳", "角", "側", "節", "空", "私",
    "日本", "明後日", "一昨日", "昨夜", "梅雨", "風車", "経緯", "利益", "施行", "早急", "重複", "出生", "代替", "続柄",
  ]
}
