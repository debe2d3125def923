import Testing
import ToastCommands
import ToastText

@Suite struct ConsoleTests {
  private static let problem = Problem(
    "bad", .error, "‘a\u{1B}b’ is wrong; mend it", file: "x\n.strings",
    position: SourcePosition(line: 2, column: 3, offset: 9))

  @Test("a diagnostic names place, severity and rule, without control characters")
  func diagnostic() {
    var console = Console.captured()
    console.report(Self.problem)
    #expect(
      console.errors.text == "x\\n.strings:2:3: error: ‘a\\u{1B}b’ is wrong; mend it [bad]\n")
    #expect(console.output.text.isEmpty)
  }

  @Test("color stands on a terminal only")
  func colorOnTerminal() {
    var console = Console.captured(isTerminal: true)
    console.report(Problem("bad", .warning, "is odd"))
    #expect(console.errors.text == "\u{1B}[1;33mwarning: \u{1B}[0mis odd [bad]\n")
  }

  @Test(
    "color is off where the user says so",
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func noColor(_ environment: [String: String]) {
    var console = Console.captured(environment: environment, isTerminal: true)
    console.report(Problem("bad", .warning, "is odd"))
    #expect(console.errors.text == "warning: is odd [bad]\n")
  }

  @Test("a line of data stays one line")
  func dataLine() {
    var console = Console.captured()
    console.line("a\nb")
    console.line("")
    #expect(console.output.text == "a\\nb\n\n")
  }
}
