import ToastCatalogs
import ToastText

/// Texts of SARIF.
enum SARIFMessage {
  /// A text as a message object.
  static func json(_ text: String) -> JSONOutput { .object(["text": .string(escaped(text))]) }

  /// A text in which nothing is taken for a placeholder or a link.
  ///
  /// Braces are doubled; a link has no escape, so that a space breaks it up. (SARIF 2.1.0, sections
  /// 3.11.5 and 3.11.6.)
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in ControlCharacters.escaped(text).unicodeScalars {
      if scalar == "(", previous == "]" { result += " " }
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }

  /// A notification of the run.
  static func notification(_ text: String, level: JSONOutput) -> JSONOutput {
    .object(["level": level, "message": json(text)])
  }
}
