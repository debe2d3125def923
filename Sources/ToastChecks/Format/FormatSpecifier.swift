/// One conversion of a format, as C reads it.
struct FormatSpecifier: Hashable, Sendable {
  /// Where it stands, in UTF-8 bytes of the text.
  var range: Range<Int>

  /// Which argument it reads, counted from 1.
  var position: Int

  /// Whether the position is written (`%2$@`) rather than counted.
  var isWritten: Bool

  /// What it reads.
  var kind: ArgumentKind

  /// Whether it reads 64 bits where the kind comes in several sizes.
  var isLong: Bool

  /// The precision as it is written, such as `2`, or `nil`.
  var precision: String?

  /// Whether a space stands between `%` and the letter.
  var hasSpace: Bool

  /// The specifier as it is written.
  var text: String
}
