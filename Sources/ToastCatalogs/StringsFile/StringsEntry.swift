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
  /// The comment right before the key, without its signs.
  var comment: String?
}
