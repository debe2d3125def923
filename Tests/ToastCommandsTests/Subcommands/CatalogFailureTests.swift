import Foundation
import Testing
import ToastCommands

/// What a path that gives no catalog does to each command that takes one.
@Suite struct CatalogFailureTests {
  private static let commands = [
    ["localize", "a", "--locale", "en", "--catalog"], ["stats"],
  ]

  private func run(_ command: [String], _ path: String) -> InProcess.Result {
    InProcess.run(command + [path])
  }

  @Test("a path that does not exist ends with 66", arguments: commands)
  func notThere(_ command: [String]) throws {
    let path = try TemporaryFolder().path("no.xcstrings")
    let result = run(command, path)
    #expect(result.exitCode == .noInput)
    #expect(
      result.errors == "\(path): error: no such file or folder; check the path [not-found]\n")
  }

  @Test("a folder without catalogs ends with 66", arguments: commands)
  func emptyFolder(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let result = run(command, folder.path())
    #expect(result.exitCode == .noInput)
    #expect(result.errors.hasSuffix("[no-catalogs]\n"))
  }

  @Test("a binary file ends with 65 and is not taken for text", arguments: commands)
  func binary(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919 &+ $0 >> 3) }
    for name in ["a.xcstrings", "a.strings", "a.stringsdict"] {
      let result = run(command, try folder.write(name, bytes))
      #expect(result.exitCode == .badData, "\(name)")
      #expect(result.errors.hasPrefix(folder.path(name)), "\(name)")
      #expect(result.errors.split(separator: "\n").count < 5, "\(name)")
    }
  }

  @Test("what is no JSON at all ends with 65", arguments: commands)
  func notJSON(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let result = run(command, try folder.write("a.xcstrings", "hello, world".utf8))
    #expect(result.exitCode == .badData)
    #expect(result.errors.contains("[not-json]"))
  }

  @Test("a file that may not be read ends with 66", arguments: commands)
  func unreadable(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", "{}".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
    // Root may read everything.
    guard getuid() != 0 else { return }
    let result = run(command, path)
    #expect(result.exitCode == .noInput)
    #expect(result.errors.contains("permission denied"))
  }

  @Test("a NUL inside a catalog is said with its place, and the rest is read")
  func nulInside() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.strings", "\"a\" = \"x\0y\";\n\"b\" = \"z\";\n".utf8)
    let result = InProcess.run(["localize", "b", "--locale", "en", "--catalog", path])
    #expect(result.lines == ["z"])
    #expect(result.exitCode == .success)
  }

  @Test("a name that no format has ends with 65", arguments: commands)
  func unknownFormat(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let result = run(command, try folder.write("a.txt", "a".utf8))
    #expect(result.exitCode == .badData)
    #expect(result.errors.contains("[unknown-format]"))
  }

  @Test("an empty .strings file is an empty table, not a fault", arguments: ["", "// nothing\n"])
  func emptyTable(_ text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.strings", text.utf8)
    let result = InProcess.run(["localize", "action.ok", "--locale", "en", "--catalog", path])
    #expect(result.lines == ["OK"])
    #expect(result.errors.isEmpty)
    #expect(result.exitCode == .success)
  }

  @Test("faults that can be passed over are said, and the rest is read")
  func recoverable() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.strings", "\"a\" = \"x\"\n\"b\" = \"y\";\n".utf8)
    let result = InProcess.run(["localize", "b", "--locale", "en", "--catalog", path])
    #expect(result.lines == ["y"])
    #expect(result.errors.contains(#/a\.strings:\d:\d+: error: /#))
    #expect(result.exitCode == .success)
  }

  @Test("one good path does not hide one that is missing")
  func oneIsMissing() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("a.strings", "\"a\" = \"x\";".utf8)
    let result = InProcess.run([
      "localize", "a", "--catalog", good, "--catalog", folder.path("no.strings"),
    ])
    #expect(result.exitCode == .noInput)
    #expect(result.output.isEmpty)
  }
}
