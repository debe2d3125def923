import Foundation
import TestSupport
import Testing
import ToastCommands

@Suite struct CheckComparisonTests {
  private func catalog(_ german: [String: String]) -> [UInt8] {
    let entries = german.sorted { $0.key < $1.key }.map { key, text in
      """
        "\(key)" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
      """
    }
    return Array(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries.joined(separator: ",\n"))\n}, \"version\" : \"1.0\" }"
        .utf8)
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> ToolProcess.Result {
    try ToolProcess.run(
      ["check"] + arguments,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""], in: folder.url)
  }

  @Test("a baseline is written, lets pass, shrinks and does not grow")
  func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcstrings", catalog(["a": "Hallo", "b": "Hallo"]))
    let made = try run([".", "--write-baseline", "b.json"], in: folder)
    #expect(made.status == 0)
    #expect(made.output == "no findings in 1 file, 4 texts; 2 baselined\n")
    #expect(made.errors == "b.json: info: 2 findings baselined [baseline]\n")
    // Lines move, one is mended, one is new.
    try folder.write("a.xcstrings", catalog(["0": "Hallo", "a": "Hallo", "b": "Hallo %@"]))
    let used = try run([".", "--baseline", "b.json", "--format", "json"], in: folder)
    #expect(used.status == 1)
    #expect(used.errors.contains("1 finding baselined, 1 no longer there; shrink it"))
    #expect(used.output.components(separatedBy: "\"baselined\":true").count == 2)
    #expect(used.output.contains(#""summary":{"error":1,"#))
    let shrunk = try run([".", "--write-baseline", "b.json"], in: folder)
    #expect(shrunk.status == 1)
    #expect(shrunk.errors.contains("1 finding baselined, 1 taken out, 1 new not taken in"))
    let text = try folder.text("b.json")
    #expect(text.contains(#""key":"a""#) && !text.contains(#""key":"b""#))
    #expect(!text.contains(#""key":"0""#))
    // What is gone may not come back.
    try folder.write("a.xcstrings", catalog(["a": "Hallo", "b": "Hallo"]))
    #expect(try run([".", "--baseline", "b.json"], in: folder).status == 1)
  }

  @Test("what a run does not look at stays in the baseline")
  func partialRuns() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcstrings", catalog(["a": "Hallo"]))
    try folder.write("c.xcstrings", catalog(["c": "Hallo "]))
    _ = try run([".", "--write-baseline", "b.json"], in: folder)
    let text = try folder.text("b.json")
    for arguments in [
      ["a.xcstrings"], [".", "--only", "trailing-space"], [".", "--skip", "placeholder-missing"],
      [".", "--locales", "ja"],
    ] {
      _ = try run(arguments + ["--write-baseline", "b.json"], in: folder)
      #expect(try folder.text("b.json") == text, "\(arguments)")
    }
    try FileManager.default.removeItem(atPath: folder.path("c.xcstrings"))
    _ = try run(["a.xcstrings", "--write-baseline", "b.json"], in: folder)
    #expect(try !folder.text("b.json").contains("c.xcstrings"))
  }

  @Test("a baseline that is missing or broken stops the run")
  func faulty() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcstrings", catalog(["a": "Hallo"]))
    #expect(try run([".", "--baseline", "b.json"], in: folder).status == 66)
    try folder.write("b.json", "{\"version\": 1".utf8)
    #expect(try run([".", "--baseline", "b.json"], in: folder).status == 65)
    #expect(try run([".", "--write-baseline", "b.json"], in: folder).status == 65)
    let two = ["--baseline", "b.json", "--write-baseline", "c.json"]
    #expect(try run(["."] + two, in: folder).status == 64)
    #expect(try run([".", "--write-baseline", "."], in: folder).status == 66)
  }

  private func git(_ arguments: String..., in folder: TemporaryFolder) throws {
    let program = try #require(Program("git"))
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com"]
    let result = try program.run(["-C", folder.path()] + identity + arguments)
    #expect(result.status == 0, "\(result.text)")
  }

  @Test("only what a revision did not have counts", .enabled(if: Program("git") != nil))
  func changedSince() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.xcstrings", catalog(["a": "Hallo", "b": "Hallo %@"]))
    try folder.write("App/en.lproj/t.strings", "\"k\" = \"Save\";\n".utf8)
    try folder.write("App/de.lproj/t.strings", "\"k\" = \"Sichern \";\n".utf8)
    try git("init", "-q", in: folder)
    try git("add", "-A", in: folder)
    try git("commit", "-qm", "first", in: folder)
    let options = ["App", "--changed-since", "HEAD", "--strict"]
    let same = try run(options, in: folder)
    #expect(same.status == 0)
    #expect(same.output == "no findings in 3 files, 6 texts; 2 already there in HEAD\n")
    try folder.write(
      "App/a.xcstrings", catalog(["0": "Hallo %@ ", "a": "Hallo", "b": "Hallo"]))
    try folder.write("App/fr.lproj/t.strings", "\"k\" = \"Enregistrer \";\n".utf8)
    let changed = try run(options + ["--format", "json"], in: folder)
    #expect(changed.status == 1)
    #expect(
      changed.output.contains(#""summary":{"error":1,"files":4,"info":0,"units":9,"warning":2}"#))
    #expect(!changed.output.contains(#""key":"a""#))
    #expect(changed.output.contains(#""older":2"#))
    try git("add", "-A", in: folder)
    try git("commit", "-qm", "second", in: folder)
    #expect(try run(options, in: folder).status == 0)
    #expect(try run(["App", "--changed-since", "HEAD~1"], in: folder).status == 1)
    // The same from another folder, with whole paths.
    let inner = try ToolProcess.run(
      ["check", folder.path("App"), "--changed-since", "HEAD", "--strict"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""],
      in: folder.url.appending(path: "App"))
    #expect(inner.status == 0, "\(inner.output)")
  }

  @Test(
    "a revision that git does not know is refused, and none is taken for an option",
    .enabled(if: Program("git") != nil),
    arguments: ["no-such-branch", "--help", "-x", "", "HEAD:a", "a b", "HEAD; touch x"])
  func unknownRevision(_ revision: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcstrings", catalog(["a": "Hallo"]))
    try git("init", "-q", in: folder)
    try git("add", "-A", in: folder)
    try git("commit", "-qm", "first", in: folder)
    let result = try run([".", "--changed-since=\(revision)"], in: folder)
    #expect(result.status == 64)
    #expect(result.errors.contains("git knows no revision"))
    #expect(try folder.names() == [".git", "a.xcstrings"])
  }

  @Test("outside of a repository, or without git, there is nothing to compare with")
  func noRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcstrings", catalog(["a": "Hallo"]))
    #expect(try run([".", "--changed-since", "HEAD"], in: folder).status == 64)
    let without = try ToolProcess.run(["check", ".", "--changed-since", "HEAD"], in: folder.url)
    #expect(without.status == 66)
    #expect(without.errors.contains("git is not installed"))
  }

  @Test("a scenario is compared with its catalogs", .enabled(if: Program("git") != nil))
  func scenarios() throws {
    let folder = try TemporaryFolder()
    let example = SharedData.packageRoot.appending(path: "Resources/Examples")
    for name in ["Library.xcstrings", "library.toasts.json"] {
      try folder.write(name, [UInt8](Data(contentsOf: example.appending(path: name))))
    }
    let scenario = try folder.text("library.toasts.json").replacing(
      "\"duration\": 6", with: "\"duration\": 1"
    ).replacing("\"reader\": true", with: "\"reader\": false")
    try folder.write("library.toasts.json", scenario.utf8)
    try git("init", "-q", in: folder)
    try git("add", "-A", in: folder)
    try git("commit", "-qm", "first", in: folder)
    #expect(try run([".", "--strict"], in: folder).status == 2)
    #expect(try run([".", "--strict", "--changed-since", "HEAD"], in: folder).status == 0)
  }
}
