/// The end of a part of a sentence, as far as it decides which mark may follow.
enum SentenceEnd {
  /// The part with the mark of the pattern behind it.
  ///
  /// Where the part ends a sentence itself, or ends with that very mark, only the mark's white
  /// space follows.
  static func joined(_ part: String, mark: String) -> String {
    // As most parts do; then nothing ends a sentence, and the mark is another one.
    if let last = part.unicodeScalars.last, isLetter(last),
      !(mark.unicodeScalars.first { !$0.properties.isWhitespace }.map(isLetter) ?? false)
    {
      return part + mark
    }
    let text = trimmed(part)
    let space = mark.drop { !$0.isWhitespace }
    let ownMark = mark.first { !$0.isWhitespace }
    let isEnded = isTerminated(text) || ownMark != nil && text.last == ownMark
    return isEnded ? text + space : text + mark
  }

  /// Whether a character is a letter or digit of ASCII, a kana or a Han character.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// The text without the white space at its end.
  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether a text ends a sentence: Sentence_Terminal or an ellipsis, behind it perhaps the
  /// quotation marks and brackets that close. (UAX #29, rules SB8 to SB11.)
  static func isTerminated(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.reversed().drop { isCloser($0) }
    return scalars.first.map { isTerminal($0) } ?? false
  }

  private static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation: true
    // Isolates and marks are not heard.
    case .format: true
    default: scalar == "\"" || scalar == "'"
    }
  }

  static func isTerminal(_ scalar: Unicode.Scalar) -> Bool {
    // The ellipsis is not Sentence_Terminal, but no full stop follows it either.
    if scalar == "…" || scalar == "⋯" { return true }
    return terminals.contains(scalar)
  }

  /// Sentence_Terminal of Unicode 15.0. (PropList.txt.)
  private static let terminals: Set<Unicode.Scalar> = {
    var set: Set<Unicode.Scalar> = []
    let ranges: [ClosedRange<UInt32>] = [
      0x21...0x21, 0x2E...0x2E, 0x3F...0x3F, 0x589...0x589, 0x61D...0x61F, 0x6D4...0x6D4,
      0x700...0x702, 0x7F9...0x7F9, 0x837...0x837, 0x839...0x839, 0x83D...0x83E, 0x964...0x965,
      0x104A...0x104B, 0x1362...0x1362, 0x1367...0x1368, 0x166E...0x166E, 0x1735...0x1736,
      0x17D4...0x17D5, 0x1803...0x1803, 0x1809...0x1809, 0x1944...0x1945, 0x1AA8...0x1AAB,
      0x1B5A...0x1B5B, 0x1B5E...0x1B5F, 0x1B7D...0x1B7E, 0x1C3B...0x1C3C, 0x1C7E...0x1C7F,
      0x203C...0x203D, 0x2047...0x2049, 0x2E2E...0x2E2E, 0x2E3C...0x2E3C, 0x2E53...0x2E54,
      0x3002...0x3002, 0xA4FF...0xA4FF, 0xA60E...0xA60F, 0xA6F3...0xA6F3, 0xA6F7...0xA6F7,
      0xA876...0xA877, 0xA8CE...0xA8CF, 0xA92F...0xA92F, 0xA9C8...0xA9C9, 0xAA5D...0xAA5F,
      0xAAF0...0xAAF1, 0xABEB...0xABEB, 0xFE52...0xFE52, 0xFE56...0xFE57, 0xFF01...0xFF01,
      0xFF0E...0xFF0E, 0xFF1F...0xFF1F, 0xFF61...0xFF61,
    ]
    for range in ranges { for value in range { Unicode.Scalar(value).map { _ = set.insert($0) } } }
    return set
  }()
}
