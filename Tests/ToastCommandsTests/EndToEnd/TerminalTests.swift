import Foundation
import TestSupport
import Testing

/// The tool as a person sees it, in a pseudo-terminal that `script` of util-linux makes.
@Suite("on a terminal")
struct TerminalTests {
  private static let script: Program? = {
    guard let program = Program("script") else { return nil }
    // The one of BSD and macOS takes its command in another way.
    let version = try? program.run(["--version"])
    return version?.text.contains("util-linux") == true ? program : nil
  }()

  /// What a command line shows on a terminal; both outputs come through it.
  private func show(_ command: String) throws -> String {
    let tool = ToolProcess.executable.path
    let line = command.replacing("toast-l10n", with: "'\(tool)'")
    return try #require(Self.script).run(["-qec", "TERM=xterm \(line)", "/dev/null"]).text
  }

  @Test("diagnostics have color, unless NO_COLOR is set", .enabled(if: script != nil))
  func color() throws {
    let command = "toast-l10n localize --catalog Resources/Examples no.such.key"
    #expect(try show(command).contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(try !show("NO_COLOR=1 " + command).contains("\u{1B}["))
  }

  @Test(
    "what takes more than a second says so, and takes the line away", .enabled(if: script != nil))
  func progress() throws {
    let shown = try show("sh -c 'sleep 2 | toast-l10n labels --locale en; toast-l10n stats -'")
    #expect(!shown.contains("labels…"))
    let slow = try show(
      "sh -c \"{ sleep 2; echo '\\\"a\\\" = \\\"b\\\";'; } | toast-l10n stats -\"")
    let line = try #require(slow.range(of: "\r\u{1B}[Ktoast-l10n stats… 1 s"))
    let rest = slow[line.upperBound...]
    let erasure = try #require(rest.range(of: "\r\u{1B}[K", options: .backwards))
    #expect(rest[erasure.upperBound...].hasPrefix("-: 1 key"))
  }

  @Test("Ctrl-C at any moment leaves the old file or the new one, and nothing beside it")
  func interruptedWriting() throws {
    let folder = try TemporaryFolder()
    let entries = (0..<20_000).map { "\"key\($0)\" : { }" }.joined(separator: ", ")
    let catalog =
      #"{ "sourceLanguage" : "en", "strings" : { "# + entries
      + #" }, "version" : "1.0" }"#
    let input = try folder.write("in.xcstrings", Array(catalog.utf8))
    let whole = folder.path("whole/a.xcstrings")
    #expect(try ToolProcess.run(["convert", input, whole, "--normalize"]).status == 0)
    let new = try Data(contentsOf: URL(filePath: whole))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let old = Data("old".utf8)
      let target = try folder.write("out/a.xcstrings", Array(old))
      let process = Process()
      process.executableURL = ToolProcess.executable
      process.arguments = ["convert", input, target, "--normalize"]
      process.standardError = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: Double.random(in: 0...0.4, using: &generator))
      process.interrupt()
      process.waitUntilExit()
      let left = try Data(contentsOf: URL(filePath: target))
      #expect(left == old || left == new)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["a.xcstrings"])
    }
  }
}
