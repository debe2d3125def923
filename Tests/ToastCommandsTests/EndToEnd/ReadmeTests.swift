import Foundation
import TestSupport
import Testing

/// The README shows what the tool prints.
///
/// After a change of output, `RECORD_README=1 Scripts/test --filter ReadmeTests` writes it anew.
@Suite struct ReadmeTests {
  private static let url = SharedData.packageRoot.appending(path: "README.md")

  private static func lines() throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The README with the output under each command line replaced by what the tool prints now.
  private static func rendered() throws -> [String] {
    var result: [String] = []
    var isSession = false
    var isOutput = false
    for line in try lines() {
      if line.hasPrefix("```") {
        isSession = line == "```console"
        isOutput = false
      } else if isSession, line.hasPrefix("$ toast-l10n ") {
        let arguments = ShellWords.split(line).dropFirst(2)
        let run = try ToolProcess.run(Array(arguments))
        let printed = (run.output + run.errors).split(
          separator: "\n", omittingEmptySubsequences: false)
        result += [line] + printed.dropLast().map(String.init)
        isOutput = true
        continue
      }
      if !isOutput { result.append(line) }
    }
    return result
  }

  /// Lines without the versions of libraries, which differ from machine to machine.
  private static func withoutVersions(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(#/\b(ICU|CLDR|liblouis) [\d.]+/#, with: "LIBRARY") }
  }

  @Test("what the README shows is what the tool prints")
  func sessionsAreTrue() throws {
    let rendered = try Self.rendered()
    if ProcessInfo.processInfo.environment["RECORD_README"] != nil {
      try Data(rendered.joined(separator: "\n").utf8).write(to: Self.url)
    }
    let shown = Self.withoutVersions(try Self.lines())
    let printed = Self.withoutVersions(rendered)
    for (number, pair) in zip(shown, printed).enumerated() where pair.0 != pair.1 {
      Issue.record("README.md:\(number + 1): shows ‘\(pair.0)’, but the tool prints ‘\(pair.1)’")
      break
    }
    #expect(shown.count == printed.count)
  }

  @Test("the README shows the tool at work, on at most 200 lines")
  func readmeIsShort() throws {
    let lines = try Self.lines()
    #expect(lines.count <= 201)
    #expect(lines.count { $0.hasPrefix("$ toast-l10n ") } >= 6)
  }
}
