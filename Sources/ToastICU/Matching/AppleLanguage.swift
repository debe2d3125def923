import ToastText

/// A tag as Apple's matching sees it: language, script and region, the script always known.
///
/// Unlike CLDR, Apple takes the script from the language alone: a region only tells it for Chinese
/// of Taiwan, Hong Kong and Macau. `sr-ME` is Cyrillic and `pa-PK` is Gurmukhi there.
struct AppleLanguage: Hashable, Sendable {
  let language: String
  let script: String
  let region: String?

  init(language: String, script: String, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  init(_ tag: LanguageTag) {
    let known = Self.folderNames[tag.language].map { LanguageTag(language: $0) }
    let tag = (known ?? tag).withoutExtensions.canonical
    language = tag.language == "wuu" ? "zh" : tag.language
    let usual = Self.usualScript(of: language)
    region = tag.region
    if let script = tag.script {
      let isPart = Self.partsOfScripts[usual]?.contains(script) ?? false
      self.script = isPart ? usual : script
    } else {
      script = Self.scriptOfRegion(language, tag.region) ?? usual
    }
  }

  /// The language and script in general, of no region.
  var withoutRegion: AppleLanguage {
    AppleLanguage(language: language, script: script, region: nil)
  }

  /// Languages that Apple lets stand for each other where script is the same.
  var family: String {
    switch language {
    case "nb", "nn": "no"
    case "yue": "zh"
    default: language
    }
  }

  /// The script of a language when nothing else tells it.
  private static func usualScript(of language: String) -> String {
    LanguageTag(language: language).maximized.script ?? "Zyyy"
  }

  private static func scriptOfRegion(_ language: String, _ region: String?) -> String? {
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): "Hant"
    case ("yue", "CN"): "Hans"
    default: nil
    }
  }

  /// Scripts that are part of another one: readers of the whole read them. (ISO 15924.)
  private static let partsOfScripts: [String: Set<String>] = [
    "Jpan": ["Hani", "Hira", "Kana", "Hrkt"],
    "Kore": ["Hani", "Hang", "Jamo"],
    "Hans": ["Hani", "Hanb", "Bopo"],
  ]

  /// What `.lproj` folders were called before they had language tags.
  private static let folderNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "spanish": "es",
    "dutch": "nl", "swedish": "sv", "danish": "da", "finnish": "fi", "japanese": "ja",
    "korean": "ko", "chinese": "zh", "polish": "pl", "russian": "ru", "arabic": "ar",
    "turkish": "tr", "czech": "cs", "greek": "el", "hebrew": "he",
  ]
}
