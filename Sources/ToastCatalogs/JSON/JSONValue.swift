package import ToastText

/// A value of a JSON text that knows where it stands.
///
/// ```swift
/// let read = JSONReader.read(SourceText(path: "a.json", bytes: Array(#"{"at" : 1.50}"#.utf8)))
/// read.value?["at"]?.number?.description  // "1.50"
/// read.value?["at"]?.range  // 8..<12
/// ```
package struct JSONValue: Hashable, Sendable {
  /// What a value is. (RFC 8259, section 3.)
  package enum Content: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    /// A string, unescaped.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object: its members in the order of the file, duplicate keys included.
    case object([JSONMember])
  }

  /// What the value is.
  package var content: Content

  /// Where it stands in its file, in bytes, with quotes or brackets.
  package var range: Range<Int>

  /// Creates a value.
  package init(_ content: Content, range: Range<Int> = 0..<0) {
    self.content = content
    self.range = range
  }

  /// The member with a key, the last where there are several; `nil` where this is no object.
  package subscript(_ key: String) -> JSONValue? {
    members?.last { $0.key == key }?.value
  }

  /// The members of an object.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array.
  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The value of `true` or `false`.
  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// A number with its digits, or `nil` where this is none or has too many digits.
  package var number: DecimalNumber? {
    if case .number(let text) = content { DecimalNumber(parsing: text) } else { nil }
  }

  /// Whether the value is `null`.
  package var isNull: Bool { content == .null }

  /// What the value is, in words for messages: `an object`, `a string`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
