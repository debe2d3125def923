import Foundation
import TestSupport
import Testing

/// Every command that a document tells people to run does run, here or in CI.
@Suite struct DocumentScriptTests {
  private static let held = Set(HeldCommand.all.map(\.command))

  private static func scripts(in document: PackageDocument) throws -> [DocumentScript] {
    try document.blocks().flatMap(DocumentScript.scripts)
  }

  @Test("commands without output run one after the other", arguments: PackageDocument.all)
  func commandsRun(document: PackageDocument) throws {
    let scripts = try Self.scripts(in: document).map { script in
      let commands = script.commands.filter {
        !Self.held.contains($0) && !MissingProgram.isNeeded(by: $0)
      }
      return (place: script.place, text: commands.joined(separator: "\n"))
    }.filter { !$0.text.isEmpty }
    guard !scripts.isEmpty else { return }
    let folder = try DocumentFolder(for: try document.lines().joined(separator: "\n"))
    if scripts.contains(where: { $0.text.contains("--changed-since") }) {
      guard Program("git") != nil else { return }
      #expect(try folder.commit().status == 0)
    }
    // A file of JSON that a command names is the one that the document shows last.
    let data = try document.blocks().last { $0.language == "json" }?.text
    for script in scripts {
      for name in script.text.split(separator: " ") where name.hasSuffix(".json") {
        if let data { try folder.provide(String(name), data) }
      }
      let run = try folder.run(script.text)
      #expect(run.status == 0, "\(script.place): \(script.text) says \(run.output)\(run.errors)")
      #expect(!run.errors.contains("error: "), "\(script.place): \(run.errors)")
    }
  }

  @Test("the list of commands that are held otherwise holds none that no document has")
  func listIsFresh() throws {
    let shown = Set(try PackageDocument.all.flatMap(Self.scripts).flatMap(\.commands))
    #expect(Self.held.subtracting(shown).sorted() == [])
    #expect(HeldCommand.all.count == Self.held.count)
  }

  @Test("a command that CI runs stands in its script, and CI runs the script")
  func heldCommandsRun() throws {
    let ci = try Self.lines(".ci/run")
    for command in HeldCommand.all {
      guard case .runs(let script, let words) = command.way else { continue }
      let lines = try Self.lines(script).map { $0.replacing(" \"${sample[@]}\"", with: "") }
      #expect(
        lines.contains { Self.line($0, runs: words) }, "\(script) does not run ‘\(words)’")
      #expect(script == ".ci/run" || ci.contains { Self.line($0, runs: script) })
    }
  }

  /// Whether a line has words as a command: not in a comment, and whole.
  private static func line(_ line: String, runs words: String) -> Bool {
    guard !line.hasPrefix("#"), let range = line.firstRange(of: words) else { return false }
    return line[range.upperBound...].first.map { $0 == " " } ?? true
  }

  private static func lines(_ path: String) throws -> [String] {
    try PackageDocument(path).lines()
  }

  @Test("what a command that is held otherwise names is there", arguments: HeldCommand.all)
  func namesExist(held: HeldCommand) throws {
    let words = held.command.split(separator: " ").map(String.init)
    for word in words where word.hasPrefix("Scripts/") || word == ".ci/run" {
      let path = PackageDocument(word).url.path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(word) cannot be run")
    }
    let manifests = try ["Package.swift", "Tests/SamplePackage/Package.swift", "Scripts/setup"]
      .flatMap(Self.lines).joined(separator: "\n")
    for (option, name) in zip(words, words.dropFirst()) {
      switch option {
      case "--target", "--product": #expect(manifests.contains("\"\(name)\""), "\(name)")
      case "--package-path": #expect(try PackageDocument(name + "/Package.swift").lines().count > 1)
      case "--filter": #expect(try Self.isTested(name), "no test is named \(name)")
      case "-y":
        for package in words.drop(while: { $0 != "-y" }).dropFirst() {
          #expect(manifests.contains(package), "\(package) is not what the package needs")
        }
      default: break
      }
    }
  }

  /// Whether tests have a suite or a target of a name.
  private static func isTested(_ name: String) throws -> Bool {
    let tests = SharedData.packageRoot.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    return (paths ?? []).contains {
      $0.hasPrefix(name + "/") || $0.hasSuffix("/\(name).swift")
    }
  }
}
