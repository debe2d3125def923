/// White space as far as speech knows it: one blank between words.
enum WhiteSpace {
  /// The text without blanks at its ends and with single ones inside.
  ///
  /// No-break spaces stay: they hold a number and its unit together.
  static func collapsed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var pending: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard scalar.properties.isWhitespace else {
        if let blank = pending, !result.isEmpty { result.append(blank) }
        pending = nil
        result.append(scalar)
        continue
      }
      let holds = scalar == "\u{A0}" || scalar == "\u{202F}"
      pending = pending == nil && holds ? scalar : " "
    }
    return String(result)
  }
}
