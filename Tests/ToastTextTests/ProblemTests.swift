import Testing
import ToastText

@Suite("Problem")
struct ProblemTests {
  @Test("reads as a compiler's diagnostic, with as much of the place as is known")
  func description() {
    let position = SourcePosition(line: 3, column: 7, offset: 41)
    let whole = Problem(
      "lone-percent", .warning, "‘%’ is kept", file: "a.xcstrings", position: position)
    #expect(whole.description == "a.xcstrings:3:7: warning: ‘%’ is kept [lone-percent]")
    let fileOnly = Problem("empty", .error, "the file is empty", file: "a.xcstrings")
    #expect(fileOnly.description == "a.xcstrings: error: the file is empty [empty]")
    #expect(Problem("x", .info, "nothing").description == "info: nothing [x]")
  }

  @Test("is ordered by severity")
  func severity() {
    #expect(ProblemSeverity.allCases.sorted() == [.info, .warning, .error])
  }
}
