internal import ToastICU
internal import ToastText

/// The attributes that every text carries: its language and its direction.
struct HTMLLanguage: Hashable {
  let tag: LanguageTag

  init(_ tag: LanguageTag) { self.tag = tag }

  /// The value of `lang`. (WCAG 2.2, 3.1.2.)
  var lang: String { tag.description }

  /// The value of `dir`.
  var direction: String {
    LocaleServices.services(for: tag).isRightToLeft ? "rtl" : "ltr"
  }

  /// The name of the language in itself, such as 日本語; the tag where it is not known.
  var endonym: String { LocaleServices.services(for: tag).endonym ?? lang }

  /// The name of the language in English, the language of the page; the tag where it is not known.
  var englishName: String { LocaleServices.services(for: tag).name(in: "en") ?? lang }
}
