public import Foundation
public import Testing

/// A page for people: the README, what contributors need to know, an article.
public struct PackageDocument: Hashable, Sendable, CustomTestStringConvertible {
  /// The path below the package.
  public let path: String

  /// Creates a document from its path below the package.
  public init(_ path: String) { self.path = path }

  /// The pages at the top of the package, then every article, sorted.
  public static let all: [PackageDocument] = {
    let sources = FileManager.default.enumerator(
      atPath: SharedData.packageRoot.appending(path: "Sources").path)
    let articles = (sources?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
    return (["README.md", "CONTRIBUTING.md"] + articles.map { "Sources/" + $0 }.sorted())
      .map(PackageDocument.init)
  }()

  /// Every fenced block of every document.
  public static func allBlocks() throws -> [CodeBlock] { try all.flatMap { try $0.blocks() } }

  /// Where it is.
  public var url: URL { SharedData.packageRoot.appending(path: path) }

  /// Its path, in the names of test cases.
  public var testDescription: String { path }

  /// The lines; the last one is empty where the text ends in a line's end.
  public func lines() throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The fenced blocks in order.
  public func blocks() throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var opening: (line: Int, indentation: Int, language: String)?
    var inside: [String] = []
    for (index, line) in try lines().enumerated() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("```") {
        if let start = opening {
          blocks.append(
            CodeBlock(path: path, line: start.line, language: start.language, lines: inside))
          opening = nil
        } else {
          opening = (index + 2, line.count - content.count, String(content.dropFirst(3)))
        }
        inside = []
      } else if let start = opening {
        inside.append(String(line.dropFirst(min(start.indentation, line.count - content.count))))
      }
    }
    return blocks
  }

  /// What stands in backquotes outside of fenced blocks, with its line counted from 1.
  public func inlineCode() throws -> [(line: Int, code: String)] {
    var codes: [(line: Int, code: String)] = []
    var isFenced = false
    for (index, line) in try lines().enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isFenced.toggle() }
      guard !isFenced else { continue }
      for match in line.matches(of: #/`([^`]+)`/#) {
        codes.append((index + 1, String(match.1)))
      }
    }
    return codes
  }
}
