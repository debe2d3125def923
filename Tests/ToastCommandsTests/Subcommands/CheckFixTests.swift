import Foundation
import TestSupport
import Testing
import ToastCommands

@Suite struct CheckFixTests {
  private static func catalog(_ german: String, count: Int = 1) -> [UInt8] {
    let entries = (0..<count).map { number in
      """
          "k\(number)" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(german)"
                }
              },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Save \(number)" } }
            }
          }
      """
    }
    return Array(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}"
        .utf8)
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> ToolProcess.Result {
    try ToolProcess.run(["check"] + arguments, in: folder.url)
  }

  @Test("--fix writes, and reports what is left")
  func fix() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcstrings", Self.catalog("Sichern 0 "))
    try folder.write("b.xcstrings", Self.catalog("Sichern 0"))
    let result = try run([".", "--fix", "--strict"], in: folder)
    #expect(result.status == 0)
    #expect(result.output == "no findings in 2 files, 4 texts\n")
    #expect(result.errors == "a.xcstrings: info: 1 finding mended: 1 trailing-space [fixed]\n")
    #expect(try folder.text("a.xcstrings").utf8.elementsEqual(Self.catalog("Sichern 0")))
    #expect(try run([".", "--fix"], in: folder).errors.isEmpty)
    #expect(try folder.names() == ["a.xcstrings", "b.xcstrings"])
  }

  @Test("--dry-run writes nothing and prints a diff that patch takes")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("A/a.xcstrings", Self.catalog("Sichern 0 "))
    let options = [".", "--fix", "--dry-run", "--strict", "--format", "json", "-o", "x.json"]
    let result = try run(options, in: folder)
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("--- a/A/a.xcstrings\n+++ b/A/a.xcstrings\n@@ -"))
    #expect(
      result.errors == "A/a.xcstrings: info: 1 finding could be mended: 1 trailing-space [fixed]\n")
    #expect(try folder.text("A/a.xcstrings").utf8.elementsEqual(Self.catalog("Sichern 0 ")))
    #expect(try folder.text("x.json").contains("trailing-space"))
    guard let patch = Program("patch") else { return }
    let path = try folder.write("d.diff", result.output.utf8)
    let patched = try patch.run(["-s", "-p1", "-d", folder.path(), "-i", path])
    #expect(patched.status == 0, "\(patched.text)")
    #expect(try folder.text("A/a.xcstrings").utf8.elementsEqual(Self.catalog("Sichern 0")))
  }

  @Test("a command line that means nothing is refused")
  func refused() {
    #expect(InProcess.run(["check", "a.xcstrings", "--dry-run"]).exitCode == .usage)
    #expect(InProcess.run(["check", "-", "--fix"]).exitCode == .usage)
  }

  @Test("a file that may not be written stays, and the run says so")
  func readOnly() throws {
    guard getuid() != 0 else { return }
    let folder = try TemporaryFolder()
    try folder.write("A/a.xcstrings", Self.catalog("Sichern 0 "))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.path("A"))
    #expect(try run([".", "--fix"], in: folder).status == 73)
    #expect(try folder.text("A/a.xcstrings").utf8.elementsEqual(Self.catalog("Sichern 0 ")))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("A"))
  }

  @Test("a kill at any moment leaves the old file or the new one")
  func killed() throws {
    let old = Self.catalog("Sichern 0 ", count: 300)
    let new = Self.catalog("Sichern 0", count: 300)
    for round in 0..<12 {
      let folder = try TemporaryFolder()
      for name in 0..<4 { try folder.write("\(name).xcstrings", old) }
      let process = Process()
      process.executableURL = ToolProcess.executable
      process.arguments = ["check", ".", "--fix"]
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Later each round: from before the first file is read to after the last is written.
      Thread.sleep(forTimeInterval: 0.15 * Double(round))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in 0..<4 {
        let bytes = Array(try folder.text("\(name).xcstrings").utf8)
        #expect(bytes == old || bytes == new, "round \(round)")
      }
    }
  }
}
