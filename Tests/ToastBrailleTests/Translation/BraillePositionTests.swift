import TestSupport
import Testing
import ToastBraille
import ToastText

@Suite("Positions of cells and characters")
struct BraillePositionTests {
  @Test("A contraction stands for all its letters, and they for it")
  func contractions() throws {
    let map = try BrailleTable(named: "en-ueb-g2.ctb").translate("the end").positions
    #expect(map.characters == [0, 3, 4, 6])
    #expect(map.cells == [0, 0, 0, 1, 2, 2, 3])
    #expect(map.character(ofCell: 9) == nil)
    #expect(map.cell(ofCharacter: -1) == nil)
  }

  @Test("An index of the text is that of a whole character")
  func indices() throws {
    let text = "e\u{301}a👍🏽b"
    let line = try BrailleTranslator().line([BrailleSegment(text, language: "en")])
    let characters = line.pattern.indices.compactMap { cell in
      line.positions.index(ofCell: cell, in: text).map { text[$0] }
    }
    #expect(characters.count == line.pattern.count)
    #expect(Set(characters) == ["é", "a", "👍🏽", "b"])
  }

  private static let alphabets: [(LanguageTag, [String])] = [
    (
      "en", ["the", "a", "Z", " ", ".", "3", "é", "👍🏽", "👩‍💻", "→", "\u{2068}", "e\u{301}", "\n", "漢"]
    ),
    (
      "ja",
      ["保存", "は", "ファイル", "3", "枚", "。", "、", "OK", "ｶﾞ", "🎉", "を", " ", "一日", "ﾟ", "\u{200B}"]
    ),
    ("zh-Hans", ["下载", "重试", "中", "，", "3", "OK", "🎉", "的", " ", "頁", "\u{E000}"]),
    ("zh-Hant", ["載入", "重試", "中", "，", "3", "OK", "✅", "的", " ", "页"]),
  ]

  @Test(
    "For random texts every cell has a character and every character a cell, in order",
    arguments: alphabets)
  func randomTexts(language: LanguageTag, pieces: [String]) throws {
    guard language != "ja" || Japanese.isInstalled else { return }
    var random = SeededGenerator(seed: 5)
    let translator = BrailleTranslator()
    for _ in 0..<120 {
      let segments = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        BrailleSegment(Self.text(of: pieces, using: &random), language: language)
      }
      try checkPositions(of: try translator.line(segments))
    }
  }

  @Test("The same holds where an author's reading, right or wrong, stands between text and cells")
  func randomReadings() throws {
    var random = SeededGenerator(seed: 6)
    let kana = ["ホゾン", "シャシン", "ガ", "ヲ", " ", "ー", "ッ", "3", "マイ", "、", "。", "オーケー", "ん"]
    let translator = BrailleTranslator()
    for _ in 0..<200 {
      let segments = (0..<Int.random(in: 1...3, using: &random)).map { index in
        let text = Self.text(of: Self.alphabets[1].1, using: &random)
        let reading = index == 1 ? nil : Self.text(of: kana, using: &random)
        // Without MeCab only what has a reading can be brailled.
        return BrailleSegment(
          text, language: "ja", reading: Japanese.isInstalled ? reading : reading ?? "カナ")
      }
      try checkPositions(of: try translator.line(segments))
    }
  }

  private static func text(
    of pieces: [String], using random: inout some RandomNumberGenerator
  ) -> String {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// Every cell has a character and every character a cell, both in order.
  private func checkPositions(of line: BrailleLine) throws {
    let count = line.text.count
    let map = line.positions
    #expect(map.characters.count == line.pattern.count)
    #expect(map.characters.allSatisfy { $0 >= 0 && $0 < count })
    #expect(map.characters == map.characters.sorted())
    guard !line.pattern.isEmpty else { return }
    #expect(map.cells.count == count)
    #expect(map.cells == map.cells.sorted())
    for (cell, character) in map.characters.enumerated() {
      let first = try #require(map.cell(ofCharacter: character))
      #expect(first <= cell && map.characters[first] == character)
    }
    #expect(line.segments.last?.upperBound == count)
  }

  @Test("Eight threads braille the same lines as one")
  func threads() async throws {
    let texts = (0..<40).flatMap { number in
      [
        BrailleSegment("Upload \(number) of the files", language: "en"),
        BrailleSegment("下载\(number)个文件", language: "zh-Hans"),
        BrailleSegment("載入\(number)個檔案", language: "zh-Hant"),
        BrailleSegment("ホゾン \(number)", language: "ja", reading: "ホゾン \(number)"),
      ]
    }
    let expected = try texts.map { try BrailleTranslator().line([$0]).cells }
    let shared = BrailleTranslator()
    try await withThrowingTaskGroup(of: [String].self) { group in
      for thread in 0..<8 {
        group.addTask {
          let translator = thread.isMultiple(of: 2) ? shared : BrailleTranslator()
          return try texts.map { try translator.line([$0]).cells }
        }
      }
      for try await cells in group { #expect(cells == expected) }
    }
  }

  @Test("No text crashes a table, however odd")
  func hostileTexts() throws {
    var random = SeededGenerator(seed: 77)
    let tables = ["en-ueb-g2.ctb", "en-ueb-g1.ctb", "zhcn-g1.ctb", "zh-tw.ctb", "ja-kantenji.utb"]
    for round in 0..<300 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let limit: UInt32 = [0x80, 0x3100, 0x1_0000, 0x11_0000][
          Int.random(in: 0..<4, using: &random)]
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
          text.append(scalar)
        }
      }
      let options = BrailleOptions(table: tables[round % tables.count])
      // A table may give up on a text, but only with an error that says so.
      do {
        let line = try BrailleTranslator(options).line([
          BrailleSegment(String(text), language: "en")
        ])
        #expect(line.positions.characters.count == line.pattern.count)
      } catch {
        #expect(error.code == .translationFailed(table: tables[round % tables.count]))
      }
    }
  }
}
