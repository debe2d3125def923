import Testing
import ToastCommands

@Suite struct ControlCharactersTests {
  @Test(
    "shows what would command a terminal",
    arguments: [
      ("a\nb\r\n\t", "a\\nb\\r\\n\\t"), ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("\u{0}\u{7F}", "\\u{0}\\u{7F}"), ("\u{9B}2J", "\\u{9B}2J"), ("\u{85}", "\\u{85}"),
      ("a\u{2028}b", "a\\u{2028}b"),
    ])
  func escapes(_ text: String, _ expected: String) {
    #expect(ControlCharacters.escaped(text) == expected)
  }

  @Test(
    "leaves everything else alone",
    arguments: ["", "C:\\new", "保存しました。", "\u{2068}Ana\u{2069}", "a\u{A0}b", "é€“"])
  func leavesAlone(_ text: String) {
    #expect(Array(ControlCharacters.escaped(text).utf8) == Array(text.utf8))
  }
}
