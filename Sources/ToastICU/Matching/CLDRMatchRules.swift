import ToastText

/// ICU's matcher as it is.
struct CLDRMatchRules: LocaleMatchRules {
  private let supported: [LanguageTag]
  /// The supported tags as ICU spells them.
  private let spelled: [LanguageTag]
  private let icu: ICULocaleMatcher?

  init(supported: [LanguageTag], fallback: LanguageTag? = nil, favorsScript: Bool = false) {
    self.supported = supported
    let icu = ICULocaleMatcher(
      supported: supported, fallback: fallback, favorsScript: favorsScript)
    spelled = supported.enumerated().map { index, tag in
      icu?.tag(at: index).flatMap { LanguageTag(parsing: $0) } ?? tag
    }
    self.icu = icu
  }

  func explain(_ desired: [LanguageTag]) -> LocaleMatchExplanation {
    let found = icu?.bestMatch(for: desired)
    let match = found.map {
      LocaleMatch(
        supportedIndex: $0.supportedIndex, of: supported, spelled: spelled,
        desiredIndex: $0.desiredIndex, of: desired)
    }
    return LocaleMatchExplanation(match: match, leftOut: [])
  }
}
