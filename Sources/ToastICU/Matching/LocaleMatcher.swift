import Synchronization
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
  private let answers = Mutex(RecentAnswers<[LanguageTag], LocaleMatch?>(limit: 256))

  /// Creates a matcher; ICU is asked at the first match.
  package init(supported: [LanguageTag], mode: LocaleMatchMode = .default) {
    self.supported = supported
    self.mode = mode
  }

  /// How many desired tags are looked at; the others would be a list that nobody wrote.
  package static let desiredLimit = 100

  /// The best match for tags in order of preference, or `nil` where nothing is near enough.
  package func bestMatch(for desired: [LanguageTag]) -> LocaleMatch? {
    // Equal tags may differ in what Apple's rules make of them.
    if mode == .apple, desired.contains(where: { $0.macrolanguage != nil }) {
      return explain(desired).match
    }
    if let known = answers.withLock({ $0[desired] }) { return known }
    let match = explain(desired).match
    answers.withLock { $0[desired] = match }
    return match
  }

  /// The best match for a tag, or `nil` where nothing is near enough.
  package func bestMatch(for desired: LanguageTag) -> LocaleMatch? { bestMatch(for: [desired]) }

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

/// One way of choosing among languages.
protocol LocaleMatchRules: Sendable {
  /// The best match for tags in order of preference, and how it came about.
  func explain(_ desired: [LanguageTag]) -> LocaleMatchExplanation
}
