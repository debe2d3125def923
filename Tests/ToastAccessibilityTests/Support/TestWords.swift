import ToastAccessibility
import ToastFormatting
import ToastText

/// The kit's words as users of different languages get them.
enum TestWords {
  static let english = words("en")
  static let japanese = words("ja")
  static let simplified = words("zh-Hans")
  static let traditional = words("zh-Hant")
  static let all = [english, japanese, simplified, traditional]

  static func words(_ locale: String) -> SpokenWords {
    SpokenWords(Localizer([], request: LocaleRequest([LanguageTag(parsing: locale) ?? .english])))
  }
}
