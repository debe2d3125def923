import Testing

@testable import ToastBraille

@Suite("Kana spelling of Japanese braille")
struct KanaSpellingTests {
  @Test(
    "Long vowels are written by sound, おお and the endings of verbs by kana",
    arguments: [
      ("ドウキ", "ドーキ", "ドーキ"), ("トオリ", "トーリ", "トオリ"), ("オモウ", "オモウ", "オモウ"),
      ("ハ", "ワ", "ワ"), ("ヘ", "エ", "エ"), ("ヲ", "ヲ", "ヲ"), ("ツヅケル", "ツズケル", "ツヅケル"),
      ("センセイ", "センセイ", "センセイ"), ("ウウン", "ウーン", "ウウン"), ("アリガタウ", "アリガター", "アリガトー"),
      ("リョウ", "リョウ", "リョー"),
    ])
  func spelling(reading: String, pronunciation: String, kana: String) {
    #expect(KanaSpelling.kana(reading: reading, pronunciation: pronunciation) == kana)
  }

  @Test("Typography folds to one form")
  func folding() {
    #expect(JapaneseFolding.folded("ﾌｧｲﾙ①Ⅶ㎝").text == "ファイル1 VIIcm")
    #expect(JapaneseFolding.folded("ｶﾞｷﾞﾊﾟ").text == "ガギパ")
    #expect(JapaneseFolding.folded("か\u{3099}ウ゛").text == "がヴ")
    #expect(JapaneseFolding.folded("すゝめスヾ").text == "すすめスズ")
    #expect(JapaneseFolding.folded("Ａｂｃ１２３　！").text == "Abc123 !")
    #expect(JapaneseFolding.folded("caffè Pokémon").text == "caffe Pokemon")
    #expect(JapaneseFolding.folded("\u{2068}A\u{2069}").text == "A")
    #expect(JapaneseFolding.folded("ﾟ゛ゝ").text == "")
  }

  @Test("A folded text remembers its characters")
  func origins() {
    let folded = JapaneseFolding.folded("ｶﾞ①a")
    #expect(folded.text == "ガ1 a")
    #expect(folded.origins == [0, 1, 1, 2])
  }

  @Test("Four kanji are halved where their sounds leave no doubt")
  func halves() {
    #expect(ChineseSounds.halves("キョーテンドーチ").map { [$0.0, $0.1] } == ["キョーテン", "ドーチ"])
    #expect(ChineseSounds.halves("キンカギョクジョー").map { [$0.0, $0.1] } == ["キンカ", "ギョクジョー"])
    #expect(ChineseSounds.halves("キキカイカイ") == nil)
    #expect(ChineseSounds.halves("") == nil)
  }

  @Test(
    "What is not Japanese is told apart",
    arguments: [
      ("v1.4", [.quotation]), ("a@b.jp", [.computer]), ("C:\\Users", [.computer]),
      ("No.5", [.letters, .marks, .number]),
      ("tea room", [.quotation]), ("https://a.b/c?d=1", [.computer]),
      ("90-1,234.5", [.number, .marks, .number]),
      ("Wi-Fi", [.letters, .marks, .letters]), ("100%", [.number, .marks]), ("{", [.marks]),
    ] as [(String, [AlphanumericSpan.Kind])])
  func spans(text: String, kinds: [AlphanumericSpan.Kind]) {
    let spans = AlphanumericSpans.find(in: Array(text.unicodeScalars))
    #expect(spans.map(\.kind) == kinds)
    #expect(spans.first?.range.lowerBound == 0)
  }
}
