import ToastText

/// Text of users inside Markdown, where nothing of it formats, links or calls anybody.
enum MarkdownText {
  /// The text with every sign of Markdown and HTML written so that it stands for itself.
  ///
  /// An empty comment after the `@` and `#` of a name keeps GitHub from telling a person or linking an issue.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in ControlCharacters.escaped(text).unicodeScalars {
      if (previous == "@" || previous == "#") && scalar.isASCIILetterOrDigit {
        result += "<!-- -->"
      }
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// The text as code: between more backticks than it has in a row. (CommonMark, section 6.1.)
  static func code(_ text: String) -> String {
    let text = ControlCharacters.escaped(text)
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return longest > 0 ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }
}
