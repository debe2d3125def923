/// A link or address in a text.
struct TextLink: Hashable, Sendable {
  /// What leads where.
  enum Kind: Sendable {
    /// An address with `://`.
    case url
    /// A mail address.
    case email
    /// The target of a Markdown link or of `href` that is no URL.
    case target
  }

  var kind: Kind
  /// The address as it is written.
  var text: String
  /// Where it stands, in UTF-8 bytes.
  var range: Range<Int>
}
