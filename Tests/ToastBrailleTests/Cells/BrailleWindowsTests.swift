import TestSupport
import Testing
import ToastBraille

@Suite("Windows of a braille display")
struct BrailleWindowsTests {
  private static let sentence = "Upload failed 3 of 5 files could not be sent. alert"

  @Test(
    "The worked examples of NVDA's wrap rule come out",
    arguments: [
      (
        "en-ueb-g1.ctb", 20,
        ["⠠⠥⠏⠇⠕⠁⠙⠀⠋⠁⠊⠇⠑⠙⠀⠼⠉⠀⠕⠋", "⠼⠑⠀⠋⠊⠇⠑⠎⠀⠉⠕⠥⠇⠙⠀⠝⠕⠞⠀", "⠃⠑⠀⠎⠑⠝⠞⠲⠀⠁⠇⠑⠗⠞"]
      ),
      (
        "en-ueb-g2.ctb", 20,
        ["⠠⠥⠏⠇⠕⠁⠙⠀⠋⠁⠊⠇⠫⠀⠼⠉⠀⠷⠀", "⠼⠑⠀⠋⠊⠇⠑⠎⠀⠉⠙⠀⠝⠀⠆⠀⠎⠢⠞⠲", "⠁⠇⠻⠞"]
      ),
      (
        "en-ueb-g2.ctb", 40,
        ["⠠⠥⠏⠇⠕⠁⠙⠀⠋⠁⠊⠇⠫⠀⠼⠉⠀⠷⠀⠼⠑⠀⠋⠊⠇⠑⠎⠀⠉⠙⠀⠝⠀⠆⠀⠎⠢⠞⠲⠀", "⠁⠇⠻⠞"]
      ),
    ])
  func workedExamples(table: String, width: Int, windows: [String]) throws {
    let line = try BrailleTable(named: table).translate(Self.sentence)
    #expect(BrailleWindows.windows(of: line.cells, width: width) == windows)
  }

  @Test("A word longer than the display is cut hard, and leading blanks are skipped")
  func longWords() {
    #expect(windows("⠁⠃⠉⠙⠑⠋⠛", 3) == ["⠁⠃⠉", "⠙⠑⠋", "⠛"])
    #expect(windows("⠁⠀⠀⠀⠀⠃", 3) == ["⠁⠀⠀", "⠃"])
    #expect(windows("⠁⠃⠉⠀⠙", 3) == ["⠁⠃⠉", "⠙"])
    #expect(windows("⠁⠀⠀", 2) == ["⠁⠀"])
    #expect(windows("⠀⠁", 5) == ["⠀⠁"])
    #expect(windows("", 5).isEmpty)
    #expect(windows("⠁⠃", 0) == ["⠁", "⠃"])
  }

  @Test("For random lines the windows are the line, fit, and end in whole words where they can")
  func randomLines() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let length = Int.random(in: 0...120, using: &random)
      let cells = (0..<length).map { _ in
        BrailleCell(
          pattern: Bool.random(using: &random) ? 0 : UInt8.random(in: 1...63, using: &random))
      }
      for width in [1, 14, 18, 20, 32, 40, 80] {
        let ranges = BrailleWindows.ranges(of: cells, width: width)
        #expect(ranges.allSatisfy { !$0.isEmpty && $0.count <= width })
        #expect(ranges.flatMap { cells[$0].filter { !$0.isBlank } } == cells.filter { !$0.isBlank })
        for range in ranges.dropFirst() { #expect(!cells[range.lowerBound].isBlank) }
        for range in ranges where range.upperBound < cells.count {
          let cutsWord =
            !cells[range.upperBound].isBlank && !cells[range.upperBound - 1].isBlank
          #expect(!cutsWord || cells[range].allSatisfy { !$0.isBlank })
        }
      }
    }
  }

  private func windows(_ text: String, _ width: Int) -> [String] {
    BrailleWindows.windows(
      of: text.unicodeScalars.compactMap { BrailleCell($0) }, width: width)
  }
}
