/// Registered tags that the grammar does not cover. (RFC 5646, section 2.2.8; the IANA registry.)
enum LegacyLanguageTags {
  /// The modern tag, or `nil` for a tag that is none of these.
  static func replacement(for text: String) -> String? {
    guard text.utf8.count >= 5, text.utf8.contains(where: { $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    return replacements[text.lowercased()]
  }

  /// Whether three letters after this language are an extended language subtag.
  static func takesExtendedLanguage(_ language: String) -> Bool {
    ["zh", "ar", "ms", "sgn", "kok", "lv", "sw", "uz"].contains(language)
  }

  private static let replacements = [
    "art-lojban": "jbo", "cel-gaulish": "xtg", "en-gb-oed": "en-GB-oxendict", "i-ami": "ami",
    "i-bnn": "bnn", "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb", "i-navajo": "nv",
    "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu", "no-bok": "nb", "no-nyn": "nn",
    "sgn-be-fr": "sfb", "sgn-be-nl": "vgt", "sgn-ch-de": "sgg", "zh-guoyu": "zh", "zh-hakka": "hak",
    "zh-min-nan": "nan", "zh-xiang": "hsn", "zh-gan": "gan", "zh-min": "nan", "zh-wuu": "wuu",
  ]
}
