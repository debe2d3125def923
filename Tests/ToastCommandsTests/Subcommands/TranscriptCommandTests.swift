import Foundation
import Testing
import ToastBraille
import ToastCommands

@Suite("transcript", .enabled(if: BrailleTable.liblouisVersion != nil))
struct TranscriptCommandTests {
  private static let scenario = #"""
    {"version":1,"events":[{"at":0,"present":{"id":"a","status":"error","title":"Upload failed"}}]}
    """#

  private func run(_ arguments: String..., scenario: String = scenario) -> InProcess.Result {
    InProcess.run(["transcript", "-", "--locale", "en"] + arguments, input: Array(scenario.utf8))
  }

  @Test("braille is off unless it is asked for or the form is for it")
  func whenThereIsBraille() {
    #expect(!run("--format", "jsonl").output.contains(#""event":"braille""#))
    #expect(run("--format", "jsonl", "--braille", "on").output.contains(#""event":"braille""#))
    #expect(run("--format", "braille").lines.last == "           ⣿⠀⠠⠻⠗⠕⠗⠒⠀⠠⠥⠏⠇⠕⠁⠙⠀⠋⠁⠊⠇⠫⠀⣿")
    #expect(run("--format", "brf").output == "= ,]ROR3 ,UPLOAD FAIL$ =\n")
  }

  @Test("cells, grade and table are those that were asked for")
  func options() {
    let grade = run("--format", "braille", "--grade", "1", "--cells", "10")
    #expect(
      grade.lines.dropFirst(2) == [
        "           ⣿⠀⠠⠑⠗⠗⠕⠗⠒⠀", "           ⠠⠥⠏⠇⠕⠁⠙⠀", "           ⠋⠁⠊⠇⠑⠙⠀⣿",
      ])
    let table = run("--format", "braille", "--braille-table", "en-us-g1.ctb")
    #expect(table.lines[1].hasSuffix("[en-us-g1.ctb]"))
  }

  @Test("a missing table is named with its package, and the rest is there")
  func missingTable() {
    let arguments = ["--braille-table", "no-such.ctb", "--braille", "on"]
    let speech = InProcess.run(
      ["transcript", "-", "--locale", "en"] + arguments, input: Array(Self.scenario.utf8))
    #expect(speech.exitCode == .success)
    #expect(speech.output.contains("Error: Upload failed [high, spoken"))
    #expect(speech.errors.contains("error: the braille table ‘no-such.ctb’ is not found"))
    #expect(speech.errors.contains("liblouis-data"))
    // Here is nothing else to see.
    #expect(run("--format", "brf", "--braille-table", "no-such.ctb").exitCode == .noInput)
  }

  @Test("what BRF cannot hold is refused with its place")
  func eightDots() {
    let run = run(
      "--format", "brf", "--braille-table", "zh-tw.ctb",
      scenario: Self.scenario.replacing("Upload", with: "\u{2840}"))
    #expect(run.exitCode == .badData)
    #expect(run.errors.contains("has eight dots and cannot be written as BRF"))
  }

  @Test(
    "a wrong command line is refused",
    arguments: [
      (["--format", "brf", "--braille", "off"], "remove ‘--braille off’"),
      (["--cells", "0"], "use a whole number from 1 to 1000"),
      (["--grade", "3"], "use 1, 2"),
    ])
  func wrongArguments(arguments: [String], message: String) {
    let run = InProcess.run(["transcript", "-"] + arguments, input: Array(Self.scenario.utf8))
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains(message))
  }

  @Test("SSML goes through a synthesizer without complaint")
  func synthesizer() throws {
    let tool = URL(filePath: "/usr/bin/espeak-ng")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { return }
    let folder = try TemporaryFolder()
    for locale in ["en", "ja", "zh-Hans", "zh-Hant"] {
      let file = folder.path("\(locale).ssml")
      let run = InProcess.run([
        "transcript", "Resources/Examples/library.toasts.json", "--locale", locale,
        "--format", "ssml", "--rate", "240", "-o", file,
      ])
      #expect(run.exitCode == .success)
      let process = Process()
      process.executableURL = tool
      process.arguments = ["-m", "-q", "-f", file]
      let complaints = Pipe()
      process.standardError = complaints
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(complaints.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }
  }
}
