import TestSupport
import Testing
import ToastBraille
import ToastText

@Suite("Lines of braille")
struct BrailleTranslatorTests {
  private func line(
    _ text: String, _ language: LanguageTag, _ options: BrailleOptions = BrailleOptions()
  ) throws -> BrailleLine {
    try BrailleTranslator(options).line([BrailleSegment(text, language: language)])
  }

  @Test(
    "Each language is brailled by its own table",
    arguments: [
      ("Saved. 3 files uploaded", "en", "⠠⠎⠁⠧⠫⠲⠀⠼⠉⠀⠋⠊⠇⠑⠎⠀⠥⠏⠇⠕⠁⠙⠫", "en-ueb-g2.ctb"),
      ("上传失败", "zh-Hans", "⠱⠦⠆⠟⠻⠂⠱⠁⠃⠪⠆", "zhcn-g1.ctb"),
      ("上傳失敗", "zh-Hant", "⠊⠭⠐⠃⠻⠂⠊⠱⠄⠕⠺⠐", "zh-tw.ctb"),
      (
        "已保存3个文件，撤销", "zh", "⠊⠄⠃⠖⠄⠉⠒⠂⠼⠉⠀⠛⠢⠆⠒⠂⠛⠩⠆⠐⠀⠟⠢⠆⠓⠜⠁", "zhcn-g1.ctb"
      ),
    ] as [(String, LanguageTag, String, String)])
  func eachLanguage(text: String, language: LanguageTag, cells: String, table: String) throws {
    let line = try line(text, language)
    #expect(line.cells == cells)
    #expect(line.table == table)
    #expect(line.reading == nil)
    #expect(line.readingSource == nil)
    #expect(line.warnings.isEmpty)
  }

  @Test("A grade or a table by name takes the place of the usual one")
  func otherTables() throws {
    let text = "Undo the change"
    #expect(try line(text, "en", BrailleOptions(grade: .uncontracted)).table == "en-ueb-g1.ctb")
    let forced = try line("保存", "ja", BrailleOptions(table: "ja-kantenji.utb"))
    #expect(forced.cells == "⡃⠾⠵⢜")
    #expect(forced.table == "ja-kantenji.utb")
  }

  @Test("Segments keep their tables, and a cell leads back to its segment and character")
  func severalSegments() throws {
    let line = try BrailleTranslator().line([
      BrailleSegment("エラー", language: "ja", reading: "エラー"),
      BrailleSegment("：", language: "ja", reading: "："),
      BrailleSegment("上傳失敗", language: "zh-Hant"),
      BrailleSegment("Retry", language: "en"),
    ])
    #expect(line.table == "ja-kana,zh-tw.ctb,en-ueb-g2.ctb")
    #expect(line.cells == "⠋⠑⠒⠐⠂⠀⠊⠭⠐⠃⠻⠂⠊⠱⠄⠕⠺⠐⠀⠠⠗⠑⠞⠗⠽")
    #expect(line.segments == [0..<3, 3..<4, 4..<8, 8..<13])
    #expect(line.segment(ofCell: 0) == 0)
    #expect(line.segment(ofCell: 3) == 1)
    #expect(line.segment(ofCell: 6) == 2)
    #expect(line.segment(ofCell: line.pattern.count - 1) == 3)
    #expect(line.segment(ofCell: line.pattern.count) == nil)
  }

  @Test("Neighbours in one language are translated together, so contractions may span them")
  func neighbours() throws {
    let parts = ["Error", ": ", "the", " end"].map { BrailleSegment($0, language: "en") }
    let line = try BrailleTranslator().line(parts)
    #expect(line.cells == "⠠⠻⠗⠕⠗⠒⠀⠮⠀⠢⠙")
  }

  @Test("VoiceOver's mark stands on both sides of an alert")
  func marks() throws {
    let line = try line("Error", "en").marked(with: .full)
    #expect(line.cells == "⣿⠀⠠⠻⠗⠕⠗⠀⣿")
    #expect(line.positions.characters == [0, 0, 0, 0, 2, 3, 4, 4, 4])
  }

  @Test("A language without a table is said to have none, and an unknown table to be missing")
  func errors() {
    let unknown = #expect(throws: BrailleError.self) { try line("qapla'", "tlh") }
    #expect(unknown?.code == .tableUnknown(language: "tlh"))
    let missing = #expect(throws: BrailleError.self) {
      try line("text", "en", BrailleOptions(table: "no-such-table.ctb"))
    }
    #expect(missing?.code == .tableMissing(name: "no-such-table.ctb", package: "liblouis-data"))
    #expect(missing?.description.contains("install the package liblouis-data") == true)
  }

  @Test("Nothing gives nothing")
  func emptyLines() throws {
    #expect(try BrailleTranslator().line([]).cells == "")
    let line = try line("", "en")
    #expect(line.cells == "" && line.windows(of: 40).isEmpty && line.positions.cells.isEmpty)
  }

  @Test("With six dots capitals take the capital sign, and the line fits a BRF file")
  func sixDots() throws {
    let usual = try line("OK，已儲存", "zh-Hant")
    #expect(usual.cells.hasPrefix("⡕⡅"))
    let six = try line("OK，已儲存", "zh-Hant", BrailleOptions(sixDots: true))
    #expect(six.cells.hasPrefix("⠠⠕⠠⠅"))
    var file = BrailleReadyFile()
    try file.append(six.pattern)
    #expect(file.text.hasPrefix(",O,K"))
  }
}
