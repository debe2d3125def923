/// A piece of a text with a plural of its own, referred to as `%#@NAME@`.
public struct Substitution: Hashable, Sendable {
  /// The name between `%#@` and `@`.
  public var name: String

  /// The position of the governing argument, counted from 1, or `nil` for the reference's own place
  /// among the placeholders of the text.
  public var argumentNumber: Int?

  /// The conversion of `%arg` without the percent sign, such as `lld`, or `nil`.
  public var formatSpecifier: String?

  /// The choice among the piece's texts; `nil` where the file gives none.
  public var content: Variation?

  /// Where the name stands in its file, in bytes, without the quotes.
  public var nameRange: Range<Int>

  /// Creates a substitution.
  public init(
    name: String,
    argumentNumber: Int? = nil,
    formatSpecifier: String? = nil,
    content: Variation?,
    nameRange: Range<Int> = 0..<0
  ) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
    self.content = content
    self.nameRange = nameRange
  }
}
