/// A string token of a JSON text, not decoded yet.
package struct JSONString: Sendable {
  /// Where it stands in its file, in bytes, without the quotes.
  package var range: Range<Int>

  /// Whether its bytes are its text: no escape and no bare control character among them.
  package var isPlain: Bool
}
