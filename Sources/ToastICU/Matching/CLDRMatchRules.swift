import ToastText

/// ICU's matcher as it is.
struct CLDRMatchRules: LocaleMatchRules {
  private let supported: [LanguageTag]
  private let icu: ICULocaleMatcher?

  init(supported: [LanguageTag], fallback: LanguageTag? = nil, favorsScript: Bool = false) {
    self.supported = supported
    icu = ICULocaleMatcher(supported: supported, fallback: fallback, favorsScript: favorsScript)
  }

  func explain(_ desired: [LanguageTag]) -> LocaleMatchExplanation {
    guard let icu, let found = icu.bestMatch(for: desired) else {
      return LocaleMatchExplanation(match: nil, leftOut: [])
    }
    let own = icu.tag(at: found.supportedIndex).flatMap { LanguageTag(parsing: $0) }
    let match = LocaleMatch(
      found, tag: own ?? supported[found.supportedIndex], among: supported, for: desired)
    return LocaleMatchExplanation(match: match, leftOut: [])
  }
}

extension LocaleMatch {
  /// What ICU found, with its reason.
  init(
    _ found: ICULocaleMatcher.Result, tag: LanguageTag? = nil, among supported: [LanguageTag],
    for desired: [LanguageTag]
  ) {
    let (wanted, given) = (desired[found.desiredIndex], supported[found.supportedIndex])
    self.init(
      supportedIndex: found.supportedIndex, desiredIndex: found.desiredIndex, tag: tag ?? given,
      resolved: LanguageTag(parsing: found.resolved) ?? given,
      reason: Reason(desired: wanted, supported: given))
  }
}

extension LocaleMatch.Reason {
  /// How near two tags are.
  init(desired: LanguageTag, supported: LanguageTag) {
    let (wanted, given) = (desired.withoutExtensions, supported.withoutExtensions)
    if wanted == given {
      self = .exact
    } else if wanted.canonical == given.canonical {
      self = .canonical
    } else if wanted.canonical.maximized == given.canonical.maximized {
      self = .likelySubtags
    } else if wanted.fallbackChain.contains(given) {
      self = .parent
    } else {
      self = .distance
    }
  }
}
