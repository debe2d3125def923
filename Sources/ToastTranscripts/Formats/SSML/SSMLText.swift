/// Texts inside SSML.
enum SSMLText {
  /// The text with markup escaped and without what XML does not allow. (XML 1.0, 2.2.)
  ///
  /// Line breaks and tabs become blanks; other control characters go.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      case _ where scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value):
        // Noncharacters stand for nothing that could be said.
        break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A name for a mark: a token, without blanks at its ends or two in a row. (XML Schema, token.)
  static func token(_ name: String) -> String {
    escaped(name).split(separator: " ").joined(separator: " ")
  }
}
