extension Unicode.Scalar {
  /// Whether it is a Han character or kana.
  var isIdeograph: Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3041...0x30FA, 0x30FC...0x30FF, 0x3400...0x4DBF, 0x3005...0x3007,
      0xF900...0xFAFF, 0x20000...0x3FFFF, 0xFF66...0xFF9F:
      true
    default: false
    }
  }

  /// Whether it is a Han character.
  var isHan: Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005, 0x3007, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether it is hiragana or katakana of either width.
  var isKana: Bool {
    switch value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF9F:
      true
    default: false
    }
  }

  /// Whether it is an ASCII letter or digit.
  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

  /// Whether it is an ASCII letter.
  var isASCIILetter: Bool { isASCII && (0x41...0x5A).contains(value & 0xDF) }

  /// Whether it is an ASCII digit.
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  /// Whether it is white space.
  var isBlank: Bool { TextTraits.isBlank(value) }

  /// Whether it is a letter or a mark of any script.
  var isLetter: Bool {
    if isASCII { return isASCIILetter }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// The code point as Unicode writes it: `U+200B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
