extension TextTraits {
  /// The traits of a character beyond ASCII.
  @inline(__always)
  static func traits(of value: UInt32) -> TextTraits {
    switch value {
    case 0x4E00...0x9FFF: HanSets.shared.traits(of: value)
    case 0x3041...0x30FF: kanaTraits(value)
    case 0xAC00...0xD7A3: .hangul
    case 0x0400...0x052F: .cyrillic
    case 0xC0...0x24F: value == 0xD7 || value == 0xF7 ? [] : latinTraits(value)
    default: rareTraits(value)
    }
  }

  private static func latinTraits(_ value: UInt32) -> TextTraits {
    value <= 0xFF ? [.latin, .latinSupplement] : .latin
  }

  private static func kanaTraits(_ value: UInt32) -> TextTraits {
    switch value {
    case 0x3099, 0x309A: [.kana, .mark]
    // The middle dot and the voicing marks stand in Chinese too; the long vowel mark does not.
    case 0x309B, 0x309C, 0x30A0, 0x30FB: .cjkSign
    default: .kana
    }
  }

  private static func rareTraits(_ value: UInt32) -> TextTraits {
    switch value {
    case 0x80...0x9F: [.control, .latinSupplement]
    case 0xA0, 0x202F: [.noBreakSpace, .latinSupplement]
    case 0xAD: [.invisible, .latinSupplement]
    case 0xA1...0xBF: [.latinSupplement, .symbol]
    case 0x0300...0x036F: .mark
    case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
    case 0x0530...0x10FF: westernScript(value)
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: [.hangul, .mark]
    case 0x3130...0x318F, 0xFFA0...0xFFDC: .hangul
    case 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF: .latin
    case 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
    case 0x1200...0x1DFF: otherScript(value)
    case 0x2000...0x206F: punctuation(value)
    case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3021...0x3029, 0x3400...0x4DBF,
      0x20000...0x3FFFF:
      .han
    // Compatibility ideographs change when a text is composed.
    case 0xF900...0xFAFF: [.han, .mark]
    case 0x3000...0x303F: .cjkSign
    case 0x31F0...0x31FF: .kana
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: .fullwidth
    case 0xFF61...0xFF65: .fullwidth
    case 0xFF66...0xFF9F: [.kana, .halfwidthKana]
    case 0xFFFD: .replacement
    default: distantTraits(value)
    }
  }

  private static func distantTraits(_ value: UInt32) -> TextTraits {
    switch value {
    case 0xFEFF, 0xE0000...0xE007F, 0x1BCA0...0x1BCA3: .invisible
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: []
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: .privateUse
    case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: .privateUse
    case 0x2070...0x2BFF, 0x1F000...0x1FAFF: .symbol
    default: value & 0xFFFE == 0xFFFE ? .privateUse : otherScript(value)
    }
  }

  private static func punctuation(_ value: UInt32) -> TextTraits {
    switch value {
    case 0x200B...0x200D, 0x2060...0x2064: .invisible
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .bidi
    case 0x2018...0x201F: .curlyQuote
    case 0x2026: .ellipsis
    default: .symbol
    }
  }

  /// The scripts from Armenian to Georgian; the letters that most texts of them hold come first.
  private static func westernScript(_ value: UInt32) -> TextTraits {
    switch value {
    case 0x0620...0x064A, 0x05D0...0x05EA, 0x0905...0x0939, 0x0E01...0x0E30, 0x06A9, 0x06AF,
      0x067E, 0x0686, 0x06CC, 0x06BE, 0x06C1, 0x06D2:
      .otherLetter
    case 0x064B...0x0652, 0x093A...0x094D, 0x0E34...0x0E3A, 0x0E47...0x0E4E:
      [.mark, .otherLetter]
    default: otherScript(value)
    }
  }

  /// Letters and marks of the remaining scripts, and their signs.
  private static func otherScript(_ value: UInt32) -> TextTraits {
    // The Arabic letter mark and the Mongolian vowel separator are seen by nobody.
    if value == 0x061C { return .bidi }
    if value == 0x180E { return .invisible }
    guard let scalar = Unicode.Scalar(value) else { return [] }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return .otherLetter
    case .nonspacingMark, .spacingMark, .enclosingMark: return [.mark, .otherLetter]
    case .decimalNumber: return .digit
    default: return .symbol
    }
  }
}
