/// Characters that would command a terminal, made visible.
package enum ControlCharacters {
  /// The text on one line: C0, DEL and C1 characters and the line separators as escapes.
  ///
  /// A backslash stays as it is.
  ///
  /// ```swift
  /// ControlCharacters.escaped("a\nb\u{1B}[31m")  // #"a\nb\u{1B}[31m"#
  /// ```
  package static func escaped(_ text: String) -> String {
    guard needsEscape(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a terminal, or a reader of lines, would take the character as a command.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func needsEscape(_ text: String) -> Bool {
    // The characters sought begin with one of these bytes in UTF-8, and most texts have none.
    let mayBeControl = text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    return mayBeControl && text.unicodeScalars.contains(where: isControl)
  }
}
