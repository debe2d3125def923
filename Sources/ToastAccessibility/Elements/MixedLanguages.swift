public import ToastText

/// Finds toasts whose parts are in different languages.
public enum MixedLanguages {
  /// A problem if the title, the message or the names of actions differ in their language, else `nil`.
  ///
  /// Languages are compared as a reader's voices are: by language, and in Chinese by script, written
  /// or implied by the region. `en-GB` beside `en` is no mix; `zh-Hans` beside `zh-TW` is one.
  ///
  /// ```swift
  /// MixedLanguages.problem(in: content)?.message
  /// // "the toast ‘new’ mixes languages: title ja, labels en; translate it, or tag its parts"
  /// ```
  public static func problem(
    in content: ToastContent, labels: LanguageTag? = nil
  ) -> Problem? {
    var parts = [("title", content.title.language)]
    if let message = content.message { parts.append(("message", message.language)) }
    if let labels { parts.append(("labels", labels)) }
    for action in content.actions { parts.append(("action ‘\(action.text)’", action.language)) }
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

  /// What decides the voice.
  private static func voice(_ language: LanguageTag) -> String {
    guard language.language == "zh" else { return language.language }
    let isTraditional =
      language.script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(language.region)
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }
}
