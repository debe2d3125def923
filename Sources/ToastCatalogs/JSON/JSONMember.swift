/// A key of a JSON object and its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, unescaped.
  package var key: String

  /// Where the key stands in its file, in bytes, without the quotes.
  package var keyRange: Range<Int>

  /// The value.
  package var value: JSONValue

  /// Creates a member.
  package init(_ key: String, keyRange: Range<Int> = 0..<0, _ value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
