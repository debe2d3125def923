import ToastCatalogs
import ToastText

/// A line of a file with a marked part, as a reporter shows it.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line, or a part of it around the mark, in UTF-8.
  public var text: String

  /// The marked part, in UTF-8 bytes of ``text``; empty for a place between two characters.
  public var mark: Range<Int>

  /// Creates an excerpt.
  public init(text: String, mark: Range<Int>) {
    self.text = text
    self.mark = mark
  }

  /// How much of a line is shown before and after the mark, in bytes.
  private static let reach = 160

  /// The line around a range of a file; `nil` for files that are no text.
  init?(_ source: SourceText, _ range: Range<Int>) {
    let position = source.position(at: range.lowerBound)
    guard let line = source.range(ofLine: position.line) else { return nil }
    let unit = source.encoding.unitSize
    var start = max(line.lowerBound, range.lowerBound - Self.reach * unit)
    var end = min(line.upperBound, max(range.lowerBound, range.upperBound) + Self.reach * unit)
    // A cut must not split a character.
    while start > line.lowerBound, !Self.beginsScalar(source, at: start) { start -= unit }
    while end < line.upperBound, !Self.beginsScalar(source, at: end) { end += unit }
    start = min(start, end)
    let (from, to) = (
      min(max(range.lowerBound, start), end), min(max(range.upperBound, start), end)
    )
    let before = Self.text(source, start..<from)
    let marked = Self.text(source, from..<max(from, to))
    text = before + marked + Self.text(source, max(from, to)..<end)
    mark = before.utf8.count..<before.utf8.count + marked.utf8.count
  }

  private static func beginsScalar(_ source: SourceText, at offset: Int) -> Bool {
    guard let unit = source.unit(at: offset) else { return true }
    return source.encoding.beginsScalar(unit)
  }

  private static func text(_ source: SourceText, _ range: Range<Int>) -> String {
    guard source.encoding != .utf8 else {
      return String(decoding: source.bytes[range], as: UTF8.self)
    }
    var text = ""
    var offset = range.lowerBound
    while offset < range.upperBound,
      let scalar = source.scalar(at: &offset)
    {
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
