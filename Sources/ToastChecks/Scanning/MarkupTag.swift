/// A tag of HTML or XML in a text.
struct MarkupTag: Hashable, Sendable {
  /// What a tag does.
  enum Kind: Sendable {
    case open
    case close
    case empty
  }

  /// The name in lower case.
  var name: String
  var kind: Kind
  /// Where it stands with its angle brackets, in UTF-8 bytes.
  var range: Range<Int>
}
