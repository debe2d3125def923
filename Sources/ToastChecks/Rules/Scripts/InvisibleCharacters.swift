/// Tells which invisible characters a language and a place need.
enum InvisibleCharacters {
  /// The names of those that come up.
  static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x200B: "zero width space"
    case 0x200C: "zero width non-joiner"
    case 0x200D: "zero width joiner"
    case 0xFEFF: "byte order mark"
    case 0x2060: "word joiner"
    case 0xAD: "soft hyphen"
    case 0x180E: "Mongolian vowel separator"
    case 0xE0000...0xE007F: "tag character"
    default: "invisible character"
    }
  }

  /// Whether a character cannot be seen.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && TextTraits.traits(of: scalar.value).contains(.invisible)
  }

  private static let joiningScripts: Set<String> = [
    "Arab", "Aran", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh",
    "Khmr", "Mymr", "Tibt", "Syrc", "Mong", "Thaa", "Nkoo", "Rohg", "Adlm", "Olck", "Java", "Bali",
  ]

  /// Whether a character belongs where it stands.
  static func isNeeded(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?,
    in locale: LocaleProfile
  ) -> Bool {
    switch scalar.value {
    case 0x200C: return joiningScripts.contains(locale.script)
    case 0x200D:
      return joiningScripts.contains(locale.script)
        || [previous, next].contains { $0?.isEmojiPart ?? false }
    case 0x200B: return ["th", "lo", "km", "my", "bo", "dz"].contains(locale.language)
    case 0x180E: return locale.script == "Mong"
    // Tags spell the region of a flag after a black flag.
    case 0xE0020...0xE007F:
      return previous?.value == 0x1F3F4
        || previous.map { (0xE0020...0xE007E).contains($0.value) } ?? false
    default: return false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isEmojiPart: Bool {
    properties.isEmoji && !isASCII || value == 0xFE0F || properties.isEmojiModifier
  }
}
