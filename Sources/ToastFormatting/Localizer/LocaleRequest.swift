public import ToastText

/// The languages a user asks for, in the order of preference.
public struct LocaleRequest: Hashable, Sendable {
  /// The languages; never empty.
  public let languages: [LanguageTag]

  /// Creates a request; an empty list asks for English.
  public init(_ languages: [LanguageTag]) {
    self.languages = languages.isEmpty ? [.english] : languages
  }

  /// Reads the request out of the environment, as gettext does. (GNU gettext manual, section 2.3.)
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. `C` and `POSIX`,
  /// with any codeset, mean English, and `LANGUAGE` is then ignored. Else `LANGUAGE`, a list with
  /// colons, comes before the locale.
  ///
  /// ```swift
  /// LocaleRequest(environment: ["LANG": "ja_JP.UTF-8"]).languages  // [ja-JP]
  /// LocaleRequest(environment: ["LANG": "en_GB", "LANGUAGE": "zh_TW:ja"]).languages  // [zh-TW, ja]
  /// LocaleRequest(environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": "ja"]).languages  // [en]
  /// ```
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    if let locale, Self.isPOSIX(locale) {
      self.init([.english])
      return
    }
    let preferred = Self.list(environment["LANGUAGE"] ?? "")
    self.init(
      preferred.isEmpty ? locale.flatMap { LanguageTag(parsing: $0) }.map { [$0] } ?? [] : preferred
    )
  }

  /// Whether a locale name says nothing of a language: `C`, `POSIX`, `C.UTF-8`.
  private static func isPOSIX(_ name: String) -> Bool {
    let base = name.prefix { $0 != "." && $0 != "@" }
    return base == "C" || base == "POSIX"
  }

  /// The languages of a list with colons; `C` ends it with English, what names no language is left
  /// out.
  private static func list(_ text: String) -> [LanguageTag] {
    var languages: [LanguageTag] = []
    for name in text.split(separator: ":").map(String.init) {
      if isPOSIX(name) { return languages + [.english] }
      if let tag = LanguageTag(parsing: name), !languages.contains(tag) { languages.append(tag) }
    }
    return languages
  }
}
