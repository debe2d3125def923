/// A piece of a printf pattern and where it stands.
public struct PrintfSegment: Hashable, Sendable {
  /// What a piece is.
  public enum Content: Hashable, Sendable {
    /// Text that is shown as it is; `%%` has become `%`.
    case literal(String)
    /// A place for an argument.
    case placeholder(PrintfPlaceholder)
    /// A place for a substitution.
    case reference(PrintfReference)
    /// `%arg`: the governing argument, inside the texts of a substitution.
    case governingArgument
  }

  /// What the piece is.
  public var content: Content

  /// Where it stands, in UTF-8 bytes of the pattern.
  public var range: Range<Int>
}
