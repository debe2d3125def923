import Foundation

/// A Swift file with its lines as they are and as code alone.
struct SourceFile: CustomStringConvertible, Sendable {
  /// A place where a pattern matches code.
  struct Match {
    /// The line, counted from 1.
    let line: Int
    /// What the pattern's groups caught; the whole match comes first.
    let groups: [String]
  }

  /// The path, seen from the package.
  let path: String

  /// The lines as they are.
  let lines: [String]

  /// The same lines with comments and the insides of string literals taken out.
  let code: [String]

  private let wholeCode: String

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var stripper = CodeStripper(text)
    wholeCode = stripper.code()
    code = wholeCode.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The number of lines; the line break at the end does not begin another.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// The name without folder and extension.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.dropLast(".swift".count))
  }

  /// The module whose folder holds the file.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// The places where a pattern matches code; `^` and `$` stand for the ends of lines.
  ///
  /// Foundation's patterns: those of the language take minutes over a whole package in debug builds.
  func matches(of pattern: String) throws -> [Match] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let text = wholeCode as NSString
    var line = 1
    var position = 0
    let whole = NSRange(location: 0, length: text.length)
    return expression.matches(in: wholeCode, range: whole).map { match in
      let between = NSRange(location: position, length: match.range.location - position)
      line += text.substring(with: between).utf8.count { $0 == UInt8(ascii: "\n") }
      position = match.range.location
      let groups = (0..<match.numberOfRanges).map { index in
        let range = match.range(at: index)
        return range.location == NSNotFound ? "" : text.substring(with: range)
      }
      return Match(line: line, groups: groups)
    }
  }

  /// The places where a pattern matches code, as `path:line`.
  func places(of pattern: String) throws -> [String] {
    try matches(of: pattern).map { "\(path):\($0.line)" }
  }

  var description: String { path }
}
