/// White space as far as speech knows it: one blank between words.
enum WhiteSpace {
  /// The text without blanks at its ends and with single ones inside.
  ///
  /// No-break spaces stay: they hold a number and its unit together.
  static func collapsed(_ text: String) -> String {
    guard needsWork(text) else { return text }
    var result = String.UnicodeScalarView()
    var pending: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard isBlank(scalar) else {
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

  /// Whether there is a blank at an end, a second one behind another, or one that is no space.
  private static func needsWork(_ text: String) -> Bool {
    var wasBlank = true
    for scalar in text.unicodeScalars {
      guard isBlank(scalar) else {
        wasBlank = false
        continue
      }
      if wasBlank || scalar != " " { return true }
      wasBlank = true
    }
    return wasBlank && !text.isEmpty
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
