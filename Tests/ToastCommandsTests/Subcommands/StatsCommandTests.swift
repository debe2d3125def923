import Testing
import ToastCommands

@Suite struct StatsCommandTests {
  private static let catalog =
    #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"ja":{"stringUnit":{"state":"translated","value":"あ"}}}},"b":{"localizations":{"ja":{"stringUnit":{"state":"needs_review","value":"い"}}}},"c":{"localizations":{"ja":{"stringUnit":{"state":"new","value":""}}}},"d":{},"e":{"shouldTranslate":false},"f":{"extractionState":"stale"}},"version":"1.0"}"#

  @Test("counts entries by the state of their translation")
  func counts() {
    let result = InProcess.run(["stats", "-"], input: Array(Self.catalog.utf8))
    #expect(
      result.lines == [
        "-: 6 keys",
        "LOCALE  COVERAGE  TRANSLATED  REVIEW  NEW  MISSING",
        "en      100.0 %   4/4         0       0    0",
        "ja      25.0 %    1/4         1       1    1",
      ])
  }

  @Test("counts one key as one")
  func one() {
    let catalog = #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#
    #expect(InProcess.run(["stats", "-"], input: Array(catalog.utf8)).lines.first == "-: 1 key")
  }

  @Test("gives the same as JSON")
  func json() {
    let result = InProcess.run(["stats", "-", "--format", "json"], input: Array(Self.catalog.utf8))
    #expect(
      result.output.contains(
        #"{"locale":"ja","missing":1,"needsReview":1,"new":1,"total":4,"translated":1}"#))
    #expect(result.output.contains(#""keys":6,"#))
  }
}
