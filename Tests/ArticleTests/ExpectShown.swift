import Foundation
import Testing

/// Runs code of an article, and expects each value that a comment in it shows.
///
/// ```swift
/// try await expectShown {
///   let localizer = Localizer([], request: LocaleRequest(["ja"]))
///   localizer.label(.later)  // "あとで"
/// }
/// ```
///
/// A comment that begins with a quotation mark, a bracket, a point or a digit shows a value; it
/// stands behind the expression or on the lines below it. One that no expression claims is an issue.
func expectShown(
  file: String = #filePath, line: Int = #line, sourceLocation: SourceLocation = #_sourceLocation,
  @ShownValues _ code: () async throws -> [ShownValue]
) async throws {
  let values = try await code()
  let lines = try String(contentsOfFile: file, encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
  let indentation = lines[line - 1].prefix { $0 == " " }
  let end = lines[line...].firstIndex { $0.hasPrefix(indentation + "}") } ?? lines.endIndex
  var claimed: Set<Int> = []
  for value in values {
    let comment = ShownComment(of: value.line - 1, in: lines)
    guard comment.showsValue else { continue }
    claimed.formUnion(comment.range)
    #expect(
      value.isSaid(by: comment.lines),
      "line \(value.line) gives \(value.value), but \(comment.lines) is shown",
      sourceLocation: sourceLocation)
  }
  for index in line..<end where !claimed.contains(index) {
    let comment = ShownComment(on: index, in: lines)
    #expect(
      !comment.showsValue, "no expression has the value that line \(index + 1) shows",
      sourceLocation: sourceLocation)
  }
}

/// A comment beside or below an expression.
private struct ShownComment {
  let lines: [String]
  let range: Range<Int>

  /// That of an expression on a line counted from 0.
  init(of index: Int, in source: [Substring]) {
    self.init(on: index, in: source)
    if !lines.isEmpty { return }
    let below = source[(index + 1)...].prefix { $0.drop { $0 == " " }.hasPrefix("// ") }
    self.init(lines: below.map { String($0.drop { $0 == " " }.dropFirst(3)) }, below.indices)
  }

  /// That on one line.
  init(on index: Int, in source: [Substring]) {
    let parts = String(source[index]).split(
      separator: #/(^|\s)\s*\/\/ /#, maxSplits: 1, omittingEmptySubsequences: false)
    self.init(lines: parts.dropFirst().map(String.init), index..<index + 1)
  }

  private init(lines: [String], _ range: Range<Int>) {
    self.lines = lines
    self.range = range
  }

  var showsValue: Bool {
    lines.first?.first.map { "\"[.".contains($0) || $0.isNumber } ?? false
  }
}
