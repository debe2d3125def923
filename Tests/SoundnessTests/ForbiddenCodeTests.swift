import Foundation
import TestSupport
import Testing

@Suite struct ForbiddenCodeTests {
  /// Code that stops the process where data is not as hoped.
  private static let traps = [
    #"\btry!"#, #"\bas!"#,
    #"\b(fatalError|precondition|preconditionFailure|assertionFailure)\("#,
    // A value, a call or an element, then a mark that is not part of `!=`.
    #"[\w)\]>]!(?![=\w])"#,
    #"\bunowned\(unsafe\)"#,
  ]

  private static let unsafeCode = #"\b(unsafe|Unsafe\w+|unsafe\w+|nonisolated\(unsafe\))\b"#

  @Test("nothing in the sources can stop the process on data")
  func nothingTraps() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for pattern in Self.traps {
        #expect(try file.places(of: pattern) == [], "\(pattern)")
      }
    }
  }

  @Test("unsafe code stands only where C is called")
  func unsafeStandsInFewModules() throws {
    let owners: Set = ["ToastICU", "ToastBraille", "ToastData"]
    for file in try SourceTree.swiftFiles(in: "Sources") where !owners.contains(file.module) {
      #expect(try file.places(of: Self.unsafeCode) == [])
    }
  }

  @Test(
    "the patterns find what they are for",
    arguments: [
      ("let a = try! f()", true), ("let a = b as! C", true), ("a!.b()", true), ("f()!", true),
      ("a[0]!", true), ("fatalError(\"x\")", true), ("var a: Int!", true),
      ("if a != b, !c { d = !e }", false), ("a!==b", false), ("let s = \"try! a!\"", false),
      ("// fatalError()", false), ("a ?? b", false),
    ])
  func patternsFind(_ code: String, _ isTrap: Bool) throws {
    let file = SourceFile(path: "a.swift", text: code)
    let found = try Self.traps.flatMap { try file.places(of: $0) }
    #expect(found.isEmpty != isTrap)
  }

  @Test("an unchecked promise has its proof beside it")
  func uncheckedHasProof() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for index in file.code.indices where file.code[index].contains("@unchecked Sendable") {
        let near = file.lines[max(0, index - 12)..<min(file.lines.count, index + 4)]
        #expect(near.contains { $0.contains("//") }, "\(file.path):\(index + 1)")
      }
    }
  }

  @Test("no note of unfinished work and no path of a machine is left")
  func noLeftovers() throws {
    let forbidden = [
      "TO" + "DO", "FIX" + "ME", "XX" + "X:", "/ro" + "ot/", "/wo" + "rk/", "/tmp" + "/wt",
      "/Use" + "rs/",
      "/ho" + "me/",
    ]
    for path in try Self.textFiles() {
      let text = try SourceTree.text(path)
      for word in forbidden { #expect(!text.contains(word), "\(path) contains \(word)") }
    }
  }

  @Test("files end with one line break and lines without blanks")
  func tidyText() throws {
    for path in try Self.textFiles() where !path.hasSuffix(".xcstrings") {
      let text = try SourceTree.text(path)
      #expect(text.isEmpty || text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      #expect(!text.contains(" \n") && !text.contains("\t\n"), "\(path)")
    }
  }

  /// Every file of the package that people write.
  private static func textFiles() throws -> [String] {
    let folders = ["Sources", "Tests", "Resources", "Localizations", "Scripts", "Benchmarks"]
    let extensions: Set = [
      "swift", "md", "json", "xcstrings", "h", "c", "cpp", "hpp", "modulemap", "py", "",
    ]
    return try folders.filter(isThere).flatMap(SourceTree.paths).filter { path in
      let name = path.split(separator: "/").last ?? ""
      let parts = name.split(separator: ".")
      return extensions.contains(parts.count > 1 ? String(parts[parts.count - 1]) : "")
        && !path.contains("Fixtures/")
    }
  }

  private static func isThere(_ folder: String) -> Bool {
    FileManager.default.fileExists(
      atPath: SharedData.packageRoot.appending(path: folder).path)
  }
}
