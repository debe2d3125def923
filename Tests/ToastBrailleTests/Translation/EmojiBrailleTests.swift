import TestSupport
import Testing
import ToastBraille
import ToastData
import ToastText

@Suite("Emoji and characters without cells")
struct EmojiBrailleTests {
  private func line(_ text: String, _ language: LanguageTag) throws -> BrailleLine {
    try BrailleTranslator().line([BrailleSegment(text, language: language, reading: nil)])
  }

  private func plain(_ text: String, _ table: String) throws -> String {
    try BrailleTable(named: table).translate(text).text
  }

  @Test("An emoji is brailled by its name, with blanks where words meet")
  func names() throws {
    #expect(try line("Saved 🎉", "en").cells == plain("Saved party popper", "en-ueb-g2.ctb"))
    #expect(try line("🎉Saved", "en").cells == plain("party popper Saved", "en-ueb-g2.ctb"))
    #expect(try line("(👍)", "en").cells == plain("(thumbs up)", "en-ueb-g2.ctb"))
    #expect(try line("⚠️ Low storage", "en").cells == plain("warning Low storage", "en-ueb-g2.ctb"))
    #expect(try line("已保存🎉", "zh-Hans").cells == plain("已保存 拉炮彩带", "zhcn-g1.ctb"))
    #expect(try line("已儲存🎉", "zh-Hant").cells == plain("已儲存 拉炮", "zh-tw.ctb"))
  }

  @Test("Sequences, flags and skin tones have one name")
  func sequences() throws {
    let family = try line("👩‍💻", "en")
    #expect(family.cells == (try plain("woman technologist", "en-ueb-g2.ctb")))
    #expect(Set(family.positions.characters) == [0])
    #expect(try line("👍🏽", "en").cells == plain("thumbs up: medium skin tone", "en-ueb-g2.ctb"))
    #expect(try line("🇯🇵", "en").cells == plain("flag: Japan", "en-ueb-g2.ctb"))
  }

  @Test("What a table has cells for keeps them")
  func symbolsOfTheTable() throws {
    #expect(try line("A → B ©", "en").cells == plain("A → B ©", "en-ueb-g2.ctb"))
  }

  @Test(
    "No emoji becomes a hexadecimal code",
    arguments: [("en", "en-ueb-g2.ctb"), ("zh-Hans", "zhcn-cbs.ctb"), ("zh-Hant", "zh-tw.ctb")]
      as [(LanguageTag, String)])
  func noHexadecimalCodes(language: LanguageTag, table: String) throws {
    let bytes = try #require(EmbeddedData.resource("Emoji/en.tsv"))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    let emoji = lines.compactMap { $0.split(separator: "\t").first.map(String.init) }
      .filter { $0.unicodeScalars.first?.properties.isEmojiPresentation ?? false }
    #expect(emoji.count > 1500)
    let escape = try plain("\u{E000}", table).prefix(2)
    let translator = BrailleTranslator(BrailleOptions(table: table))
    // Every seventh is enough to meet each kind, and takes a second with the slowest table.
    for start in stride(from: 0, to: emoji.count, by: 280) {
      let some = stride(from: start, to: min(start + 280, emoji.count), by: 7).map { emoji[$0] }
      let line = try translator.line([
        BrailleSegment(some.joined(separator: " "), language: language)
      ])
      #expect(line.warnings.filter { "\($0)".contains("(U+1F") } == [])
      #expect(!line.cells.contains(escape))
    }
  }

  @Test("A character without cells is named with its code point and place")
  func undefinedCharacters() throws {
    let simplified = try line("一\u{E000}", "zh-Hans")
    #expect(
      simplified.warnings.map(\.description) == [
        "‘\u{E000}’ (U+E000) at character 2 has no cells in the table ‘zhcn-g1.ctb’; "
          + "write it in words"
      ])
    let english = try line("漢 and 字", "en")
    #expect(
      english.warnings.map(\.description).map { $0.prefix(20) } == [
        "‘漢’ (U+6F22) at char", "‘字’ (U+5B57) at char",
      ])
    #expect(
      try BrailleTable(named: "zhcn-cbs.ctb").undefinedCharacters(in: "一頁").map(\.offset) == [1])
  }

  @Test("Invisible marks have no cells and are no fault")
  func invisibleMarks() throws {
    let line = try line("\u{2068}Ana\u{2069}\u{200E} came", "en")
    #expect(line.cells == (try plain("Ana came", "en-ueb-g2.ctb")))
    #expect(line.warnings.isEmpty)
  }
}
