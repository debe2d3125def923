import ToastCatalogs

/// The difference between two states of a file, as `patch` and `git apply` read it.
package enum UnifiedDiff {
  private static let context = 3

  /// The bytes of the diff; none where nothing differs.
  ///
  /// A file in UTF-16 or UTF-32 is shown in UTF-8, for people to read.
  package static func bytes(of file: FixedFile) -> [UInt8] {
    let before = DecodedBytes.utf8(of: file.before, path: file.path)
    let after = DecodedBytes.utf8(of: file.after, path: file.path)
    guard before != after else { return [] }
    let name = file.path.hasPrefix("/") ? String(file.path.dropFirst()) : file.path
    var result = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
    let lines = LineDifference(before, after).lines
    for hunk in hunks(lines) { append(lines, hunk, to: &result) }
    return result
  }

  /// Ranges of lines with a change, with some lines around it.
  private static func hunks(_ lines: [LineDifference.Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (number, line) in lines.enumerated() {
      if case .same = line { continue }
      let range = max(0, number - context)..<min(lines.count, number + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func append(
    _ lines: [LineDifference.Line], _ hunk: Range<Int>, to result: inout [UInt8]
  ) {
    func counts(_ range: Range<Int>) -> (old: Int, new: Int) {
      lines[range].reduce(into: (0, 0)) { sum, line in
        switch line {
        case .same: sum = (sum.0 + 1, sum.1 + 1)
        case .removed: sum.0 += 1
        case .added: sum.1 += 1
        }
      }
    }
    let (start, size) = (counts(0..<hunk.lowerBound), counts(hunk))
    // An empty side counts the line before it. (POSIX, diff -u.)
    let old = "\(start.old + (size.old > 0 ? 1 : 0)),\(size.old)"
    let new = "\(start.new + (size.new > 0 ? 1 : 0)),\(size.new)"
    result += "@@ -\(old) +\(new) @@\n".utf8
    for line in lines[hunk] {
      switch line {
      case .same(let text): append(" ", text, to: &result)
      case .removed(let text): append("-", text, to: &result)
      case .added(let text): append("+", text, to: &result)
      }
    }
  }

  private static func append(_ sign: String, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result += sign.utf8
    result += line
    if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// The bytes of a file in UTF-8.
private enum DecodedBytes {
  static func utf8(of bytes: [UInt8], path: String) -> [UInt8] {
    let source = SourceText(path: path, bytes: bytes)
    guard source.encoding != .utf8 else { return bytes }
    var text = ""
    var offset = source.markLength
    while let scalar = source.scalar(at: &offset) { text.unicodeScalars.append(scalar) }
    return Array(text.utf8)
  }
}
