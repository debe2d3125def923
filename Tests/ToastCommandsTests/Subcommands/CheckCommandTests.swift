import Foundation
import Testing
import ToastCommands

@Suite struct CheckCommandTests {
  private static func catalog(_ german: String) -> [UInt8] {
    let text = """
      { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "\(german)" } } } } },
        "version" : "1.0" }
      """
    return Array(text.utf8)
  }

  @Test(
    "the exit code says the worst",
    arguments: [
      ("Hallo %@", [], ExitCode.success), ("Hallo", [], .findings), ("Hallo %@ ", [], .success),
      ("Hallo %@ ", ["--strict"], .warnings),
      ("Hallo", ["--skip", "placeholder-missing"], .success),
      ("Hallo", ["--only", "trailing-space"], .success), ("Hallo", ["--locales", "fr"], .success),
    ])
  func exitCodes(_ text: String, _ options: [String], _ expected: ExitCode) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog(text))
    #expect(InProcess.run(["check", path] + options).exitCode == expected)
  }

  @Test("the text shows path, place, rule and the line with a caret; a summary comes last")
  func text() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog("Hallo %@ "))
    let lines = InProcess.run(["check", path]).lines
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("\(path):3:72: warning: "))
    #expect(lines[0].hasSuffix("[trailing-space] (a, de)"))
    #expect(lines[2].last == "^")
    #expect(lines[3] == "1 warning in 1 file, 2 texts")
  }

  @Test("the JSON has what the contract names")
  func json() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog("Hallo"))
    let output = InProcess.run(["check", path, "--format", "json"]).output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let findings = try #require(object["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    let keys: Set = [
      "rule", "severity", "message", "file", "line", "column", "key", "locale", "path",
      "fingerprint", "baselined",
    ]
    #expect(keys.isSubset(of: Set(finding.keys)))
    #expect(finding["rule"] as? String == "placeholder-missing")
    #expect(finding["line"] as? Int == 3)
    #expect(finding["baselined"] as? Bool == false)
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(summary == ["error": 1, "warning": 0, "info": 0, "files": 1, "units": 2])
  }

  @Test("a catalog comes from the standard input too")
  func standardInput() {
    let result = InProcess.run(["check", "-"], input: Self.catalog("Hallo"))
    #expect(result.exitCode == .findings)
    #expect(result.output.hasPrefix("-:3:"))
  }

  @Test("a path that leads nowhere is never a clean run")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog("Hallo %@"))
    #expect(InProcess.run(["check", folder.path("b")]).exitCode == .noInput)
    #expect(InProcess.run(["check", path, folder.path("b")]).exitCode == .noInput)
    try folder.write("empty/readme.md", "".utf8)
    #expect(InProcess.run(["check", folder.path("empty")]).exitCode == .noInput)
  }

  @Test("unknown rules are named with the nearest known one")
  func unknownRules() {
    let result = InProcess.run(["check", "a.xcstrings", "--only", "trailing-spce"])
    #expect(result.exitCode == .usage)
    #expect(result.errors.contains("did you mean ‘trailing-space’?"))
    #expect(InProcess.run(["checks", "bidi"]).exitCode == .usage)
  }

  @Test("the list of checks has a line for each, and JSON on demand")
  func checks() throws {
    let lines = InProcess.run(["checks"]).lines
    #expect(lines.count > 100)
    #expect(lines[0].hasPrefix("RULE"))
    let output = InProcess.run(["checks", "--format", "json"]).output
    let array = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: String]])
    #expect(array.count == lines.count - 1)
    #expect(InProcess.run(["checks", "--explain"]).lines.count > 500)
  }

  @Test("the kit's own catalogs and examples pass with every rule on")
  func ownCatalogs() throws {
    let folder = try TemporaryFolder()
    let config = try folder.write(
      "config.json", #"{"enable": ["style", "consistency", "source"]}"#.utf8)
    let result = InProcess.run(
      ["check", "Localizations", "Resources/Examples", "--strict", "--config", config])
    #expect(result.exitCode == .success, "\(result.output)")
  }
}
