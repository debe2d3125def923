import Foundation
import TestSupport
import Testing
import ToastCommands

@Suite struct CheckConfigurationTests {
  private static let catalog = Array(
    #"""
    { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Save…" } },
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern ..." } } } } },
      "version" : "1.0" }
    """#.utf8)

  private func rules(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
    let result = try ToolProcess.run(
      ["check"] + arguments + ["--format", "xcode"], in: folder.url)
    return result.output.split(separator: "\n").compactMap {
      $0.split(separator: "[").last.map { String($0.dropLast()) }
    }.sorted()
  }

  @Test("the nearest configuration above a catalog counts, whatever path is named")
  func nearest() throws {
    let folder = try TemporaryFolder()
    try folder.write("A/a.xcstrings", Self.catalog)
    try folder.write("A/B/b.xcstrings", Self.catalog)
    try folder.write(".toast-l10n.json", #"{"enable": ["style"]}"#.utf8)
    try folder.write("A/B/.toast-l10n.json", #"{"requiredLocales": ["ja"]}"#.utf8)
    #expect(try rules(["A/a.xcstrings"], in: folder) == ["ellipsis"])
    #expect(try rules([folder.path("A/a.xcstrings")], in: folder) == ["ellipsis"])
    #expect(try rules(["A/B"], in: folder) == ["locale-missing"])
    #expect(try rules(["."], in: folder) == ["ellipsis", "locale-missing"])
    #expect(try rules([".", "--only", "locale-missing"], in: folder) == ["locale-missing"])
    let config = try folder.write("other.json", "{}".utf8)
    #expect(try rules([".", "--config", config], in: folder) == [])
  }

  @Test("the top of a repository ends the search")
  func repository() throws {
    let folder = try TemporaryFolder()
    try folder.write(".toast-l10n.json", #"{"enable": ["style"]}"#.utf8)
    try folder.write("repo/a.xcstrings", Self.catalog)
    #expect(try rules(["repo"], in: folder) == ["ellipsis"])
    try folder.write("repo/.git/HEAD", "".utf8)
    #expect(try rules(["repo"], in: folder) == [])
  }

  @Test("patterns of exclude start from the folder of the configuration")
  func exclude() throws {
    let folder = try TemporaryFolder()
    for name in ["A/a.xcstrings", "A/Old/b.xcstrings", "A/C/gen.xcstrings"] {
      try folder.write(name, Self.catalog)
    }
    try folder.write("A/en.lproj/a.strings", #""k" = "A…";"#.utf8)
    try folder.write("A/de.lproj/a.strings", #""k" = "A ...";"#.utf8)
    func count(_ exclude: String, _ path: String = ".") throws -> Int {
      try folder.write(
        "A/.toast-l10n.json", "{\"enable\": [\"style\"], \"exclude\": [\(exclude)]}".utf8)
      return try rules([path], in: folder).filter { $0 == "ellipsis" }.count
    }
    #expect(try count("") == 4)
    #expect(try count(#""Old""#) == 3)
    #expect(try count(#""Old/", "C/gen.*""#) == 2)
    #expect(try count(#""Old/""#, folder.path("A/Old/b.xcstrings")) == 0)
    #expect(try count(#""**/a.xcstrings", "*/gen.xcstrings""#) == 2)
    #expect(try count(#""de.lproj""#) == 3)
    #expect(try count(#""*""#) == 0)
  }

  @Test("a faulty configuration stops the run with place and nearest name")
  func faulty() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcstrings", Self.catalog)
    try folder.write(".toast-l10n.json", "{\n  \"enabel\": [\"style\"]\n}".utf8)
    let result = try ToolProcess.run(["check", "."], in: folder.url)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == ".toast-l10n.json:2:3: error: a configuration has no key ‘enabel’; did you mean ‘enable’?"
        + " [unknown-key]\n")
    let missing = try ToolProcess.run(["check", ".", "--config", "no.json"], in: folder.url)
    #expect(missing.status == 66)
  }

  @Test("the configuration of the working directory goes for the standard input")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    try folder.write(".toast-l10n.json", #"{"severity": {"ellipsis": "error"}}"#.utf8)
    let result = try ToolProcess.run(["check", "-"], input: Self.catalog, in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("[ellipsis]"))
  }
}
