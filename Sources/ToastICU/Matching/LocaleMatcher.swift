package import ToastText

/// Chooses the language of a text among those there are.
///
/// ```swift
/// let matcher = LocaleMatcher(supported: ["en", "ja", "zh-Hans", "zh-Hant"])
/// matcher.bestMatch(for: "zh-HK")?.tag  // zh-Hant
/// matcher.bestMatch(for: "yue-CN")?.tag  // zh-Hans
/// matcher.bestMatch(for: "fr")  // nil
/// ```
package final class LocaleMatcher: Sendable {
  /// The languages to choose from, in order of preference.
  package let supported: [LanguageTag]

  /// By which rules.
  package let mode: LocaleMatchMode

  private let rules = LazyService<any LocaleMatchRules>()
  private let answers = SanitizedMutex(RecentAnswers<LocaleMatch?>(limit: 256))

  /// Creates a matcher; ICU is asked at the first match.
  package init(supported: [LanguageTag], mode: LocaleMatchMode = .default) {
    self.supported = supported
    self.mode = mode
  }

  /// How many desired tags are looked at; the others would be a list that nobody wrote.
  package static let desiredLimit = 100

  /// The best match for tags in order of preference, or `nil` where nothing is near enough.
  package func bestMatch(for desired: [LanguageTag]) -> LocaleMatch? {
    if desired.count == 1 { return bestMatch(for: desired[0]) }
    let question = desired.map(\.description).joined(separator: ",")
    return answer(question, isEqualSpelled(desired)) { desired }
  }

  /// The best match for a tag, or `nil` where nothing is near enough.
  package func bestMatch(for desired: LanguageTag) -> LocaleMatch? {
    answer(desired.description, mode != .apple || desired.macrolanguage == nil) { [desired] }
  }

  /// Whether tags that are spelled as these are matched as these: for Apple's rules a tag may say
  /// more than its spelling.
  private func isEqualSpelled(_ desired: [LanguageTag]) -> Bool {
    mode != .apple || desired.allSatisfy { $0.macrolanguage == nil }
  }

  private func answer(
    _ question: String, _ isKept: Bool, _ desired: () -> [LanguageTag]
  ) -> LocaleMatch? {
    guard isKept else { return explain(desired()).match }
    if let known = answers.withLock({ $0[question] }) { return known }
    let match = explain(desired()).match
    answers.withLock { $0[question] = match }
    return match
  }

  /// The best match and how it came about.
  package func explain(_ desired: [LanguageTag]) -> LocaleMatchExplanation {
    guard !supported.isEmpty, !desired.isEmpty else {
      return LocaleMatchExplanation(match: nil, leftOut: [])
    }
    return rules.value(makeRules).explain(Array(desired.prefix(Self.desiredLimit)))
  }

  private func makeRules() -> any LocaleMatchRules {
    switch mode {
    case .default: DefaultMatchRules(supported: supported)
    case .cldr: CLDRMatchRules(supported: supported)
    case .apple: AppleMatchRules(supported: supported)
    }
  }
}
