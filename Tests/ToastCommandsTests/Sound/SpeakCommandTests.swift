import Foundation
import Testing

@testable import ToastCommands

@Suite("speak writes what is heard, when it is heard")
struct SpeakCommandTests {
  private static let voice = Program("espeak-ng")

  private static let scenario = """
    { "version": 1, "behavior": "toastkit", "events": [
      { "at": 1, "present": { "id": "a", "title": "The first of all messages, which is long enough to be cut" } },
      { "at": 2, "present": { "id": "b", "title": "Second" } },
      { "at": 6, "present": { "id": "c", "title": "Third" } } ] }
    """

  @Test("sound and silence stand at their times", .enabled(if: voice != nil))
  func times() throws {
    let folder = try TemporaryFolder()
    let result = InProcess.run(
      ["speak", "-", "--locale", "en", "-o", folder.path("a.wav")],
      input: Array(Self.scenario.utf8))
    #expect(result.exitCode == .success, "\(result.errors)")
    let bytes = try Data(contentsOf: URL(filePath: folder.path("a.wav")))
    let sound = try #require(Waveform(wave: [UInt8](bytes)))
    func loudest(_ start: Double, _ end: Double) -> Int {
      let range = Int(start * Double(sound.rate))..<Int(end * Double(sound.rate))
      return sound.samples[range.clamped(to: sound.samples.indices)].map { abs(Int($0)) }.max() ?? 0
    }
    #expect(loudest(0, 1) == 0)
    #expect(loudest(1, 2) > 1000)
    #expect(loudest(2, 3) > 1000)
    #expect(loudest(4, 6) == 0)
    #expect(loudest(6, 6.4) > 1000)
    #expect(sound.duration > .seconds(6))
    #expect(sound.duration < .seconds(8))
  }

  @Test("a missing voice is said, with what to install")
  func missing() throws {
    let result = try ToolProcess.run(
      ["speak", "-"], environment: ["PATH": "/nowhere"], input: Array(Self.scenario.utf8))
    #expect(result.status == 66)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: espeak-ng is not installed; install it: "))
  }

  @Test("a scenario without announcements is silent", .enabled(if: voice != nil))
  func silence() {
    let empty = #"{ "version": 1, "behavior": "toastkit", "events": [] }"#
    let result = InProcess.run(["speak", "-"], input: Array(empty.utf8))
    #expect(result.exitCode == .success)
    #expect(result.errors == "nothing is said\n")
  }

  @Test("doctor names what is missing, and how to get it")
  func doctor() throws {
    let result = try ToolProcess.run(["doctor"], environment: ["PATH": "/nowhere"])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "ok       toast-l10n \(Versions.tool)")
    let place = try #require(lines.firstIndex(of: "missing  espeak-ng, for ‘speak’"))
    #expect(lines[place + 1].hasSuffix(" install espeak-ng"))
  }
}
