import Foundation
import TestSupport
import Testing
import ToastCommands

@Suite struct CheckOutputTests {
  private static let catalog = Array(
    #"""
    { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } } } } },
      "version" : "1.0" }
    """#.utf8)

  @Test("each form goes where its -o says, the others to the standard output")
  func several() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog)
    let result = InProcess.run([
      "check", path, "--format", "sarif", "-o", folder.path("new/x.sarif"), "--format", "text",
      "--format", "gitlab", "-o", folder.path("g.json"), "--format", "xcode", "-o", "-",
    ])
    #expect(result.exitCode == .findings)
    #expect(result.lines.count == 5)
    #expect(result.lines[3] == "1 error in 1 file, 2 texts")
    #expect(result.lines[4].hasPrefix("\(path):3:"))
    #expect(try folder.text("new/x.sarif").hasPrefix(#"{"$schema":"#))
    #expect(try folder.text("g.json").hasPrefix("[\n{\"check_name\""))
  }

  @Test("a lone -o takes the text")
  func textFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog)
    #expect(InProcess.run(["check", path, "-o", folder.path("x.txt")]).output.isEmpty)
    #expect(try folder.text("x.txt").hasSuffix("1 error in 1 file, 2 texts\n"))
  }

  @Test(
    "a command line that means nothing is refused",
    arguments: [
      ["--format", "sarfi"], ["-o", "x", "--format", "json"],
      ["--format", "json", "-o", "x", "-o", "y"],
      ["--format", "json", "-o", "x", "--format", "sarif", "-o", "x"],
    ])
  func refused(_ options: [String]) {
    #expect(InProcess.run(["check", "a.xcstrings"] + options).exitCode == .usage)
  }

  @Test("a file that cannot be written ends with 73")
  func cannotWrite() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog)
    let result = InProcess.run(["check", path, "--format", "json", "-o", path + "/x.json"])
    #expect(result.exitCode == .cannotWrite)
  }

  @Test("files below the working directory are named relative to it")
  func relativePaths() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/a.xcstrings", Self.catalog)
    let arguments = ["check", folder.path("App/a.xcstrings"), "--format", "gitlab"]
    for environment in [[:], ["PWD": folder.path()]] {
      let result = try ToolProcess.run(arguments, environment: environment, in: folder.url)
      #expect(result.output.contains(#""path":"App/a.xcstrings""#), "\(environment)")
    }
    let whole = try ToolProcess.run(["check", folder.path(), "--format", "xcode"], in: folder.url)
    #expect(whole.output.contains("/App/a.xcstrings:3:"))
    #expect(whole.output.hasPrefix("/"))
  }
}
