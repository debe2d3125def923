/// One entry of a `.strings` file: `"key" = "value";`.
struct StringsEntry {
  /// The key, unescaped.
  var key: String
  /// Where the key stands in its file, in bytes, without the quotes.
  var keyRange: Range<Int>
  /// The text, unescaped.
  var value: String
  /// Where the text stands in its file, in bytes, without the quotes.
  var valueRange: Range<Int>
  /// The phrases where the value is a list of them, `nil` for a plain text.
  var phrases: StringSet?
  /// The comment right before the key, without its signs.
  var comment: String?
}
