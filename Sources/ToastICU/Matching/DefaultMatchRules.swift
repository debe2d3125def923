import ToastText

/// ICU's matcher without its one-way matches between different languages.
struct DefaultMatchRules: LocaleMatchRules {
  private let supported: [LanguageTag]
  private let languages: [String]
  private let icu: ICULocaleMatcher?

  init(supported: [LanguageTag]) {
    self.supported = supported
    languages = supported.map(Self.language)
    icu = ICULocaleMatcher(supported: supported)
  }

  func explain(_ desired: [LanguageTag]) -> LocaleMatchExplanation {
    var leftOut: [LocaleMatchExplanation.LeftOut] = []
    let found = bestMatch(for: desired, leftOut: &leftOut)
    let match = found.map { LocaleMatch($0, among: supported, for: desired) }
    return LocaleMatchExplanation(match: match, leftOut: leftOut)
  }

  /// The language of a tag as CLDR's matching sees it.
  private static func language(_ tag: LanguageTag) -> String {
    tag.canonical.maximized.language
  }

  /// ICU's answer; where it is one to leave out, the best of the others.
  private func bestMatch(
    for desired: [LanguageTag], leftOut: inout [LocaleMatchExplanation.LeftOut]
  ) -> ICULocaleMatcher.Result? {
    guard let found = icu?.bestMatch(for: desired) else { return nil }
    let wanted = desired[found.desiredIndex]
    let language = Self.language(wanted)
    let table = OneWayMatches.shared
    guard table.leavesOut(languages[found.supportedIndex], for: language) else { return found }
    leftOut.append(.init(desired: wanted, supported: supported[found.supportedIndex]))

    // The best for this tag among what may answer it, and the best for all the other tags.
    let allowed = supported.indices.filter { !table.leavesOut(languages[$0], for: language) }
    let own = Self.bestMatch(for: [wanted], at: [found.desiredIndex], supported, at: allowed)
    let others = desired.indices.filter { $0 != found.desiredIndex }
    let other = bestMatch(for: others.map { desired[$0] }, leftOut: &leftOut).map {
      ICULocaleMatcher.Result(
        supportedIndex: $0.supportedIndex, desiredIndex: others[$0.desiredIndex],
        resolved: $0.resolved)
    }
    guard let own, let other else { return own ?? other }
    return better(own, other, for: desired)
  }

  /// ICU's choice between two answers; the one for the earlier tag where ICU's is to be left out.
  private func better(
    _ first: ICULocaleMatcher.Result, _ second: ICULocaleMatcher.Result,
    for desired: [LanguageTag]
  ) -> ICULocaleMatcher.Result? {
    let ordered = [first, second].sorted { $0.desiredIndex < $1.desiredIndex }
    let chosen = Self.bestMatch(
      for: ordered.map { desired[$0.desiredIndex] }, at: ordered.map(\.desiredIndex),
      supported, at: ordered.map(\.supportedIndex))
    return ordered.first { $0 == chosen } ?? ordered.first
  }

  /// ICU's answer among some tags for some others, told by their places in the whole lists.
  private static func bestMatch(
    for desired: [LanguageTag], at desiredPlaces: [Int],
    _ supported: [LanguageTag], at supportedPlaces: [Int]
  ) -> ICULocaleMatcher.Result? {
    guard !supportedPlaces.isEmpty else { return nil }
    let matcher = ICULocaleMatcher(supported: supportedPlaces.map { supported[$0] })
    guard let found = matcher?.bestMatch(for: desired) else { return nil }
    return ICULocaleMatcher.Result(
      supportedIndex: supportedPlaces[found.supportedIndex],
      desiredIndex: desiredPlaces[found.desiredIndex], resolved: found.resolved)
  }
}
