/// A key or a value of a `.strings` file.
struct StringsWord {
  /// The text, unescaped.
  var text: String
  /// Where it stands in the decoded text, without the quotes.
  var range: Range<Int>
  /// The first byte of the token: the quote where there is one.
  var start: Int
  /// The quote, or `nil` for a bare word.
  var quote: UInt8?
  /// Whether a line break stands in it.
  var spansLines: Bool
  /// Whether its closing quote is there.
  var isClosed: Bool
}
