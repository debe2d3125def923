/// A piece of an XML text.
enum XMLToken {
  /// `<name …>`, or `<name …/>` where it is empty.
  case start(name: String, isEmpty: Bool, at: Int)
  /// `</name>`.
  case end(name: String, at: Int)
  /// Text between tags, with references resolved.
  case text(String, Range<Int>)
}
