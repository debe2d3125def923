import Testing
import ToastBraille
import ToastText

@Suite("Readings by the author")
struct AuthorReadingTests {
  private func line(_ text: String, _ reading: String) throws -> BrailleLine {
    try BrailleTranslator().line([BrailleSegment(text, language: "ja", reading: reading)])
  }

  @Test("A reading with blanks is taken as it stands, hiragana as katakana")
  func spacedReadings() throws {
    let line = try line("保存しました", "ほぞん しました")
    #expect(line.reading == "ホゾン シマシタ")
    #expect(line.cells == "⠮⠐⠺⠴⠀⠳⠵⠳⠕")
    #expect(line.readingSource == .author)
    #expect(line.warnings.isEmpty)
  }

  @Test(
    "A reading without blanks is spaced like its text, particles and long vowels as they sound",
    .enabled(if: Japanese.isInstalled),
    arguments: [
      ("写真は保存しました", "しゃしんはほぞんしました", "シャシンワ ホゾン シマシタ"),
      ("開けません", "ひらけません", "ヒラケマセン"),
      ("東京へ行く", "とうきょうへゆく", "トーキョーエ ユク"),
      ("日本の写真", "にほんのしゃしん", "ニホンノ シャシン"),
      ("市場を開く", "いちばをひらく", "イチバヲ ヒラク"),
      ("3枚の写真", "さんまいのしゃしん", "3マイノ シャシン"),
      ("保存しました。", "ほぞんしました", "ホゾン シマシタ。"),
      ("保存しました", "ホゾンシマシタ", "ホゾン シマシタ"),
    ])
  func unspacedReadings(text: String, reading: String, kana: String) throws {
    let line = try line(text, reading)
    #expect(line.reading == kana)
    #expect(line.readingSource == .author)
  }

  @Test("A reading that does not fit its text is taken as it stands")
  func otherReadings() throws {
    #expect(try line("保存しました", "セーブカンリョー").reading == "セーブカンリョー")
    #expect(try line("", "よみ").cells.isEmpty)
    #expect(try line("写", "").cells.isEmpty)
  }

  @Test("Cells of the whole reading lead back to the text")
  func positions() throws {
    let line = try line("写真", "シャシン")
    #expect(line.positions.characters == [0, 0, 1, 1])
  }

  @Test("Signs of braille in a reading are kept in the cells and left out of the reading")
  func brailleSigns() throws {
    let line = try line("アドレスはa@b.jpです", "アドレスワ ⠠⠦a@b.jp⠠⠴ デス")
    #expect(line.reading == "アドレスワ a@b.jp デス")
    #expect(line.cells == "⠁⠐⠞⠛⠹⠄⠀⠠⠦⠁⠪⠃⠲⠚⠏⠠⠴⠀⠐⠟⠹")
  }
}
