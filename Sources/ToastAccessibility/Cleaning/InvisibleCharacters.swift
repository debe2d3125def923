import ToastText

/// Characters that are in a text for the eye or by accident, and are never spoken.
enum InvisibleCharacters {
  /// The text without them; a control character becomes a blank.
  ///
  /// The replacement character tells of a fault in the file, so it is reported.
  static func removed(from text: String, problems: inout [Problem]) -> String {
    var result = String.UnicodeScalarView()
    var hasReplacement = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{FFFD}" {
        hasReplacement = true
      } else if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        result.append(" ")
      } else if !isInvisible(scalar) {
        result.append(scalar)
      }
    }
    if hasReplacement {
      problems.append(
        Problem(
          "replacement-character", .warning,
          "the text holds U+FFFD, the trace of a broken character, which is not spoken; mend the text"
        ))
    }
    return String(result)
  }

  /// Direction marks, isolates, the byte order mark, the soft hyphen, the zero width space, the word
  /// joiner. (UAX #9; UAX #14.)
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
