import Testing
import ToastBraille

@Suite("BRF files")
struct BrailleReadyFileTests {
  @Test("Cells become North American Braille ASCII")
  func characters() throws {
    var file = BrailleReadyFile()
    try file.append(
      BrailleTable(named: "en-ueb-g2.ctb").translate("Saved. 3 files uploaded — Undo").cells)
    #expect(file.text == ",SAV$4 #C FILES UPLOAD$ ,- ,UNDO\n")
  }

  @Test("The 64 cells have 64 characters, both ways")
  func code() {
    let cells = (0..<64).map { BrailleCell(pattern: UInt8($0)) }
    let characters = cells.compactMap(BrailleASCII.character(for:))
    #expect(Set(characters).count == 64)
    #expect(characters.map(BrailleASCII.cell(for:)) == cells)
    #expect(BrailleASCII.cell(for: "a") == BrailleASCII.cell(for: "A"))
    #expect(BrailleASCII.cell(for: "é") == nil)
    #expect(BrailleASCII.character(for: .full) == nil)
  }

  @Test("Lines are wrapped without blanks at their ends, pages parted by form feeds")
  func pages() throws {
    var file = BrailleReadyFile(lineLength: 5, pageLength: 2)
    try file.append(cells("⠁⠃⠉⠀⠙⠑⠋⠀⠛⠓⠊"))
    #expect(file.text == "ABC\nDEF\n\u{C}GHI\n")
    file.startPage()
    file.startPage()
    try file.append(cells("⠁"))
    #expect(file.text == "ABC\nDEF\n\u{C}GHI\n\u{C}A\n")
    try file.append([])
    #expect(file.text.hasSuffix("A\n\n"))
  }

  @Test("A cell with eight dots is refused with its position, and nothing is written")
  func eightDots() throws {
    var file = BrailleReadyFile()
    let error = #expect(throws: BrailleError.self) { try file.append(cells("⠁⠃⡁")) }
    #expect(error?.code == .eightDotCell(BrailleCell(dots: [1, 7]), offset: 2))
    #expect(error?.description.hasPrefix("cell 3, ‘⡁’, has eight dots") == true)
    #expect(file.text.isEmpty)
  }

  private func cells(_ text: String) -> [BrailleCell] {
    text.unicodeScalars.compactMap { BrailleCell($0) }
  }
}
