/// A value of a property list that knows where it stands.
struct PropertyListValue: Hashable, Sendable {
  /// What a value is.
  enum Content: Hashable, Sendable {
    case string(String)
    case array([PropertyListValue])
    case dictionary([Member])
    /// A number, a date, data, true or false, by its name: nothing a catalog has a use for.
    case other(String)
  }

  /// A key of a dictionary and its value.
  struct Member: Hashable, Sendable {
    var key: String
    /// Where the key stands in its file, in bytes.
    var keyRange: Range<Int>
    var value: PropertyListValue
  }

  /// What the value is.
  var content: Content

  /// Where it stands in its file, in bytes: the text of a string, the first byte of anything else.
  var range: Range<Int>

  /// The text of a string.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The members of a dictionary.
  var members: [Member]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// What the value is, in words for messages.
  var kindName: String {
    switch content {
    case .string: "a text"
    case .array: "a list"
    case .dictionary: "a dictionary"
    case .other(let name): name
    }
  }
}
