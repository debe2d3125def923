/// A part of a text to be replaced, in UTF-8 bytes of the text.
struct TextChange: Hashable, Sendable {
  /// The part, empty for a place to insert at.
  var range: Range<Int>

  /// What stands there afterwards; never a sign that a file format would have to escape.
  var text: String

  /// A text with changes made that do not overlap, in whatever order they come.
  static func apply(_ changes: [TextChange], to text: String) -> String {
    var bytes = Array(text.utf8)
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: change.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
