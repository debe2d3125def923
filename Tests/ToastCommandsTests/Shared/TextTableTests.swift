import Testing

@testable import ToastCommands

@Suite struct TextTableTests {
  @Test(
    "counts the columns a terminal gives",
    arguments: [
      ("", 0), ("abc", 3), ("あとで", 6), ("（a）", 5), ("e\u{301}", 1), ("한글", 4), ("a\u{200B}", 1),
      ("👩‍👩‍👧", 2), ("…", 1),
    ])
  func columns(_ text: String, _ expected: Int) {
    #expect(DisplayWidth.columns(text) == expected)
  }

  @Test("columns line up whatever the width of characters, and no line ends in blanks")
  func table() {
    let lines = TextTable.lines([["KEY", "ja", "en"], ["a", "あとで", "Later"], ["bcd", "", ""]])
    #expect(lines == ["KEY  ja      en", "a    あとで  Later", "bcd"])
  }

  @Test("a line break in a cell does not break the table")
  func lineBreak() {
    #expect(TextTable.lines([["a\nb", "c"]]) == ["a\\nb  c"])
  }
}
