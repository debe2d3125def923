public import ToastText

/// Finds toasts whose parts are in different languages.
public enum MixedLanguages {
  /// A problem if the title, the message or the names of actions differ in their language, else
  /// `nil`.
  ///
  /// Languages are compared as a reader's voices are: by language, and in Chinese by script,
  /// written or implied by the region. `en-GB` beside `en` is no mix; `zh-Hans` beside `zh-TW` is
  /// one. A verbatim text without a tag of its own is taken for Japanese if it is in kana, and for
  /// Korean if it is in Hangul.
  ///
  /// ```swift
  /// MixedLanguages.problem(in: content)?.message
  /// // "the toast ‘new’ mixes languages: title ja, labels en; translate it, or tag its parts"
  /// ```
  public static func problem(
    in content: ToastContent, labels: LanguageTag? = nil
  ) -> Problem? {
    var parts = [("title", writtenLanguage(of: content.title))]
    if let message = content.message { parts.append(("message", writtenLanguage(of: message))) }
    if let labels { parts.append(("labels", labels)) }
    for action in content.actions {
      parts.append(("action ‘\(action.text)’", writtenLanguage(of: action)))
    }
    let known = parts.filter { $0.1.language != "und" }
    guard let first = known.first, known.contains(where: { voice($0.1) != voice(first.1) }) else {
      return nil
    }
    var named: [String] = []
    for (index, part) in known.enumerated()
    where !known[..<index].contains(where: { voice($0.1) == voice(part.1) }) {
      named.append("\(part.0) \(part.1)")
    }
    return Problem(
      "mixed-language-toast", .warning,
      "the toast ‘\(content.toast)’ mixes languages: \(named.joined(separator: ", ")); "
        + "translate it, or tag its parts")
  }

  /// The language of a part: that of its tag, unless it is verbatim and all of its letters are those
  /// of another language.
  ///
  /// A single kana is let pass: Chinese decorates with の.
  private static func writtenLanguage(of part: SpokenText) -> LanguageTag {
    guard part.source == .verbatim else { return part.language }
    let letters = part.text.unicodeScalars.filter(\.properties.isAlphabetic).map(\.value)
    let kana = letters.count { (0x3041...0x30FF).contains($0) || (0xFF66...0xFF9F).contains($0) }
    let han = letters.count { (0x3005...0x3007).contains($0) || (0x3400...0x9FFF).contains($0) }
    let hangul = letters.count { (0xAC00...0xD7A3).contains($0) }
    let language: LanguageTag? =
      if kana > 1, kana + han == letters.count {
        "ja"
      } else if hangul > 1, hangul == letters.count {
        "ko"
      } else {
        nil
      }
    guard let language, language.language != part.language.language else { return part.language }
    return language
  }

  /// What decides the voice.
  private static func voice(_ language: LanguageTag) -> String {
    guard language.language == "zh" else { return language.language }
    let isTraditional =
      language.script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(language.region)
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }
}
