import ToastICU
import ToastText

/// What checks must know of a locale: its script, its plurals, how it writes.
final class LocaleProfile: Sendable {
  /// The locale as the catalog spells it.
  let name: String

  /// Its place among the targets of its catalog, counted from 0; 0 for the source too.
  let number: Int

  /// The locale with its likely script and region, such as `zh-Hant-TW` for `zh-TW`.
  let tag: LanguageTag

  /// The language, such as `zh`.
  let language: String

  /// The script, such as `Hant`; ISO 15924.
  let script: String

  /// The kinds of letters the language is written in; empty where they are not known.
  let letters: TextTraits

  /// Its plural forms.
  let plurals: PluralProfile

  init(_ name: String, number: Int = 0) {
    self.name = name
    self.number = number
    let tag = (LanguageTag(parsing: name) ?? LanguageTag(language: "und")).maximized
    self.tag = tag
    language = tag.language
    script = tag.script ?? ""
    letters = Self.letters(of: tag.script ?? "")
    plurals = PluralProfile(tag)
  }

  /// Chinese in whatever script.
  var isChinese: Bool {
    ["zh", "yue", "wuu", "gan", "hak", "nan", "hsn", "lzh"].contains(language)
  }

  /// Chinese in Simplified characters.
  var isHans: Bool { isChinese && script == "Hans" }

  /// Chinese in Traditional characters.
  var isHant: Bool { isChinese && script == "Hant" }

  /// Whether Hong Kong's or Macao's characters count.
  var isHongKong: Bool { isHant && (tag.region == "HK" || tag.region == "MO") || language == "yue" }

  /// A pseudo-locale of CLDR, such as en-XA.
  var isPseudo: Bool { ["XA", "XB", "XC"].contains(tag.region) }

  /// Japanese.
  var isJapanese: Bool { language == "ja" }

  /// Chinese or Japanese: no spaces between words, signs of full width.
  var isIdeographic: Bool { isChinese || isJapanese }

  /// Languages that put no space between words.
  var isUnspaced: Bool {
    isIdeographic || ["th", "lo", "km", "my", "bo", "dz"].contains(language)
  }

  private static func letters(of script: String) -> TextTraits {
    switch script {
    case "Latn": .latin
    case "Grek": .greek
    case "Cyrl": .cyrillic
    case "Hans", "Hant", "Hani": .han
    case "Jpan": [.han, .kana]
    case "Kore": [.hangul, .han]
    case "Hrkt", "Hira", "Kana": .kana
    case "": []
    default: .otherLetter
    }
  }
}
