/// One key of a `.strings` or `.stringsdict` file with what it says in the file's locale.
struct TableEntry {
  /// The key, unescaped.
  var key: String
  /// Where the key stands in its file, in bytes, without the quotes.
  var keyRange: Range<Int>
  /// The comment right before the key.
  var comment: String?
  /// The text, or the choice among several.
  var content: Variation?
  /// The pieces that the text refers to.
  var substitutions: [Substitution] = []
}
