/// Finds named placeholders: `{name}`, `{{name}}`, `%{name}`, `${name}`, `$(name)`.
enum FieldScanner {
  /// A placeholder with its brackets.
  struct Field: Hashable, Sendable {
    /// The whole of it.
    var text: String
    /// The name inside; of ICU's arguments the part before the first comma.
    var name: String
    /// Where it stands, in UTF-8 bytes.
    var range: Range<Int>

    /// Whether the name is one for programs: letters, digits, `_`, `.`, `-`.
    var isName: Bool {
      let scalars = name.unicodeScalars
      guard let first = scalars.first, first.isASCIILetterOrDigit || first == "_" else {
        return false
      }
      return scalars.allSatisfy {
        $0.isASCIILetterOrDigit || $0 == "_" || $0 == "." || $0 == "-"
      }
    }
  }

  /// The placeholders of a text in order.
  static func fields(in text: String) -> [Field] {
    let bytes = Array(text.utf8)
    var fields: [Field] = []
    var offset = 0
    while offset < bytes.count {
      guard isOpener(bytes[offset]), let field = field(bytes, at: offset) else {
        offset += 1
        continue
      }
      fields.append(field)
      offset = field.range.upperBound
    }
    return fields
  }

  /// How long a placeholder may be, in bytes; ICU's plurals hold whole sentences.
  private static let lengthLimit = 2_000

  private static func isOpener(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "%")
  }

  private static let openers: [(String, close: String)] = [
    ("{{", "}}"), ("%{", "}"), ("${", "}"), ("$(", ")"), ("{", "}"),
  ]

  private static func field(_ bytes: [UInt8], at start: Int) -> Field? {
    for (open, close) in openers where bytes[start...].starts(with: open.utf8) {
      let inner = start + open.utf8.count
      guard let end = end(bytes, from: inner, close: close) else { return nil }
      let range = start..<end + close.utf8.count
      let content = String(decoding: bytes[inner..<end], as: UTF8.self)
      let name = content.prefix { $0 != "," && $0 != ":" }
      guard !content.isEmpty else { return nil }
      return Field(
        text: String(decoding: bytes[range], as: UTF8.self), name: trimmed(name), range: range)
    }
    return nil
  }

  /// The closing bracket that belongs to an opening one.
  private static func end(_ bytes: [UInt8], from start: Int, close: String) -> Int? {
    var depth = 0
    var offset = start
    let limit = min(bytes.count, start + lengthLimit)
    while offset < limit {
      if depth == 0, bytes[offset...].starts(with: close.utf8) { return offset }
      if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { return nil }
      offset += 1
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.unicodeScalars[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
