import Foundation
import TestSupport
import Testing

/// The README and the articles show what the tool prints.
///
/// After a change of output, `RECORD_DOCUMENTS=1 Scripts/test --filter DocumentTests` writes it anew.
@Suite struct DocumentTests {
  /// The README, and every article, as paths below the package.
  private static let paths: [String] = {
    let root = SharedData.packageRoot.path + "/"
    let sources = FileManager.default.enumerator(atPath: root + "Sources")
    let articles = (sources?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
    return ["README.md"] + articles.map { "Sources/" + $0 }.sorted()
  }()

  private static func url(_ path: String) -> URL { SharedData.packageRoot.appending(path: path) }

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: url(path), encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// A document with the output under each command line replaced by what the tool prints now.
  ///
  /// Where the output shown ends in a line `…`, its beginning is compared.
  private static func rendered(_ path: String) throws -> [String] {
    var result: [String] = []
    var isSession = false
    var printed: [String]?
    var shown: [String] = []
    func finish() {
      guard let lines = printed else { return }
      let isShortened = shown.last == "…" && lines.count >= shown.count
      result += isShortened ? lines.prefix(shown.count - 1) + ["…"] : lines
      printed = nil
      shown = []
    }
    for line in try lines(path) {
      let isCommand = isSession && line.hasPrefix("$ toast-l10n ")
      if isCommand || line.hasPrefix("```") { finish() }
      if line.hasPrefix("```") { isSession = line == "```console" }
      if printed == nil { result.append(line) } else { shown.append(line) }
      guard isCommand else { continue }
      let run = try ToolProcess.run(Array(ShellWords.split(line).dropFirst(2)))
      printed = (run.output + run.errors).split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
    }
    return result
  }

  /// Lines without the versions of libraries, which differ from machine to machine.
  private static func withoutVersions(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(#/\b(ICU|CLDR|liblouis|MeCab) [\d.]+/#, with: "LIBRARY") }
  }

  @Test("what a document shows is what the tool prints", arguments: paths)
  func sessionsAreTrue(path: String) throws {
    let rendered = try Self.rendered(path)
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try Data(rendered.joined(separator: "\n").utf8).write(to: Self.url(path))
    }
    let shown = Self.withoutVersions(try Self.lines(path))
    let printed = Self.withoutVersions(rendered)
    for (number, pair) in zip(shown, printed).enumerated() where pair.0 != pair.1 {
      Issue.record("\(path):\(number + 1): shows ‘\(pair.0)’, but the tool prints ‘\(pair.1)’")
      break
    }
    #expect(shown.count == printed.count)
  }

  @Test("the README shows the tool at work, on at most 200 lines")
  func readmeIsShort() throws {
    let lines = try Self.lines("README.md")
    #expect(lines.count <= 201)
    #expect(lines.count { $0.hasPrefix("$ toast-l10n ") } >= 6)
  }
}
