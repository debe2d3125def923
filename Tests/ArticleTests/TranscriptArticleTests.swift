import TestSupport
import Testing
import ToastL10n
import ToastTranscripts

/// Code that runs scenarios, as the articles on transcripts and on tests show it.
@Suite struct TranscriptArticleTests {
  private static let path = "Tests/SamplePackage/Sources/App/sync.toasts.json"

  @Test("a question of your own")
  func audit() throws {
    // The article's package is the sample package.
    struct ScenarioReader {
      static func read(bytes: [UInt8], file: String) throws -> Scenario {
        try ToastTranscripts.ScenarioReader.read(
          bytes: bytes, file: "Tests/SamplePackage/" + file)
      }
    }
    let bytes = Array(try PackageDocument(Self.path).lines().joined(separator: "\n").utf8)
    let scenario = try ScenarioReader.read(bytes: bytes, file: "Sources/App/sync.toasts.json")
    let catalogs = try ScenarioCatalogs(of: scenario).catalogs
    let runner = TranscriptRunner(scenario: scenario, catalogs: catalogs)
    let report = Auditor(runner: runner).report(in: "ja")
    #expect(report.findings.allSatisfy { $0.severity < .error })
  }

  @Test("braille", .enabled(if: BrailleTable.liblouisVersion != nil))
  func braille() throws {
    let bytes = Array(try PackageDocument(Self.path).lines().joined(separator: "\n").utf8)
    let scenario = try ScenarioReader.read(bytes: bytes, file: Self.path)
    let catalogs = try ScenarioCatalogs(of: scenario).catalogs
    @Sendable func print(_ text: String) { #expect(text.contains("20 cells")) }
    let options = TranscriptOptions(braille: BrailleDisplay(cells: 20))
    let runner = TranscriptRunner(scenario: scenario, catalogs: catalogs, options: options)
    print(TranscriptFormat.braille.report(of: runner, in: ["en", "ja"]).text)
  }
}
