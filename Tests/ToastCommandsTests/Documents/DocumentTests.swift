import Foundation
import TestSupport
import Testing

/// The README and the articles show what commands print.
///
/// After a change of output, `RECORD_DOCUMENTS=1 Scripts/test --filter DocumentTests` writes it anew.
@Suite struct DocumentTests {
  /// A document with the output under each command replaced by what the command prints now.
  ///
  /// Where the output shown ends in a line `…`, its beginning is compared. What a command that
  /// cannot run on this machine prints stays as it is.
  private static func rendered(_ document: PackageDocument) throws -> [String] {
    let folder = try DocumentFolder(for: try document.lines().joined(separator: "\n"))
    var result: [String] = []
    var isSession = false
    var printed: [String]?
    var shown: [String] = []
    func finish() {
      guard let lines = printed else { return }
      let isShortened = shown.last == "…" && 2...lines.count ~= shown.count
      result += isShortened ? lines.prefix(shown.count - 1) + ["…"] : lines
      printed = nil
      shown = []
    }
    for line in try document.lines() {
      let isCommand = isSession && line.hasPrefix("$ ")
      if isCommand || line.hasPrefix("```") { finish() }
      if line.hasPrefix("```") { isSession = line == "```console" }
      if printed == nil { result.append(line) } else { shown.append(line) }
      guard isCommand, !MissingProgram.isNeeded(by: line) else { continue }
      let run = try folder.run(String(line.dropFirst(2)))
      printed = (run.output + run.errors).split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
    }
    return result
  }

  @Test("what a document shows is what its commands print", arguments: PackageDocument.all)
  func sessionsAreTrue(document: PackageDocument) throws {
    let rendered = try Self.rendered(document)
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try Data(rendered.joined(separator: "\n").utf8).write(to: document.url)
    }
    let shown = PortableLines.of(try document.lines())
    let printed = PortableLines.of(rendered)
    for (number, pair) in zip(shown, printed).enumerated() where pair.0 != pair.1 {
      Issue.record(
        "\(document.path):\(number + 1): shows ‘\(pair.0)’, but the command prints ‘\(pair.1)’")
      break
    }
    #expect(shown.count == printed.count)
  }

  @Test("commands of the tool are shown with what they print, in every document that has some")
  func commandsAreShown() throws {
    let shown = try PackageDocument.allBlocks().filter { $0.language == "console" }
    for block in shown {
      #expect(block.lines.first?.hasPrefix("$ ") == true, "\(block.place) begins with no command")
    }
    #expect(shown.flatMap(\.lines).count { $0.hasPrefix("$ toast-l10n ") } >= 30)
  }

  @Test("the README shows the tool at work, on at most 200 lines")
  func readmeIsShort() throws {
    let lines = try PackageDocument("README.md").lines()
    #expect(lines.count <= 201)
    #expect(lines.count { $0.hasPrefix("$ toast-l10n ") } >= 6)
  }
}
