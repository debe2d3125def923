import Foundation
import TestSupport
import Testing

/// Every block of Swift in a document stands word for word in code that is built and run.
@Suite struct SnippetTests {
  /// The lines of a file of tests, without indentation.
  private struct Source {
    let path: String
    let lines: [String]

    init(_ path: String) throws {
      self.path = path
      lines = try PackageDocument("Tests/" + path).lines().map { String($0.drop { $0 == " " }) }
    }

    /// Whether lines stand in it, one after the other; what they import may stand elsewhere.
    func holds(_ block: [String]) -> Bool {
      let isHead: (String) -> Bool = { $0.isEmpty || $0.hasPrefix("import ") }
      let head = block.prefix(while: isHead).filter { !$0.isEmpty }
      let body = Array(block.drop(while: isHead))
      guard head.allSatisfy(lines.contains), let first = body.first else { return false }
      return lines.indices.contains { start in
        lines[start] == first && lines[start...].prefix(body.count).elementsEqual(body)
      }
    }
  }

  private static let sources = Result {
    let tests = SharedData.packageRoot.appending(path: "Tests").path
    let paths = FileManager.default.enumerator(atPath: tests)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map(Source.init)
  }

  private static let blocks =
    (try? PackageDocument.allBlocks().filter { $0.language == "swift" }) ?? []

  @Test("a block is built", arguments: blocks)
  func blockIsBuilt(block: CodeBlock) throws {
    // The package that depends on the kit has another path to it than a user's has.
    let path = "path: \"../ToastL10n\")  // or the URL of the repository"
    let lines = block.lines.filter { $0 != "// Package.swift" }.map { line in
      String(line.drop { $0 == " " }).replacing(path, with: "path: \"../..\")")
    }
    let sources = try Self.sources.get()
    #expect(
      sources.contains { $0.holds(lines) }, "\(block.place): no file below Tests has this code")
  }

  @Test("there are blocks")
  func blocksAreFound() {
    #expect(Self.blocks.count >= 20)
  }
}
