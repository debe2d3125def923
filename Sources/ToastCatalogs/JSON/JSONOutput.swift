/// A JSON value to be written on one line, with the keys of every object sorted. (RFC 8259.)
///
/// ```swift
/// JSONOutput.object(["time": .number("3.45"), "event": "front"]).text
/// // {"event":"front","time":3.45}
/// ```
package enum JSONOutput: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number in its JSON spelling.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONOutput])
  /// An object.
  case object([String: JSONOutput])

  /// The value on one line, with control characters escaped so that none reaches a terminal.
  package var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Appends the value on one line.
  package func append(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let value): Self.append(quoted: value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.append(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, key) in Self.sorted(members.keys).enumerated() {
        if index > 0 { text += "," }
        Self.append(quoted: key, to: &text)
        text += ":"
        members[key]?.append(to: &text)
      }
      text += "}"
    }
  }

  private static func sorted(_ keys: some Collection<String>) -> [String] {
    keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func append(quoted value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONOutput: ExpressibleByStringLiteral {
  /// Creates a text.
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONOutput {
  /// A text, or `null`.
  package static func string(orNull value: String?) -> JSONOutput {
    value.map(JSONOutput.string) ?? .null
  }

  /// An integer.
  package static func integer(_ value: Int) -> JSONOutput { .number(String(value)) }
}
