import ToastText

/// Text inside XML, well-formed whatever the text holds.
enum XMLText {
  /// The text for content and attribute values.
  ///
  /// XML 1.0 has no way to write most control characters and two code points at the end of a plane,
  /// so that they become visible escapes: they are what some findings are about. (XML 1.0, section
  /// 2.2.)
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ControlCharacters.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The start of a tag: its name and attributes, without the closing bracket.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    "<" + name + attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  /// The first line of a file.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
