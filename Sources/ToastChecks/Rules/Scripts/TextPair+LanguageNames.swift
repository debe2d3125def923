extension TextPair {
  /// Whether the text may be the name of a language in its own script, as pickers have it.
  var isLanguageName: Bool {
    guard value.unicodeScalars.count <= 40 else { return false }
    let names = (source?.value ?? unit.key).lowercased().words
    return !names.isEmpty && names.contains(where: Self.languageNames.contains)
      || Self.autonyms.contains(where: value.contains)
  }

  private static let autonyms = [
    "日本語", "简体中文", "繁體中文", "한국어", "Русский", "Українська", "العربية", "עברית", "ไทย",
    "Ελληνικά", "हिन्दी", "فارسی", "中文",
  ]

  private static let languageNames: Set<String> = [
    "japanese", "chinese", "korean", "russian", "ukrainian", "greek", "arabic", "hebrew", "thai",
    "hindi", "persian", "bulgarian", "serbian", "english", "german", "french", "spanish",
    "cantonese",
    "mandarin", "language", "languages", "traditional", "simplified", "hiragana", "katakana",
    "kanji",
    "hangul", "hanja", "kana", "pinyin", "cyrillic", "latin", "japan", "china", "korea", "taiwan",
  ]
}
