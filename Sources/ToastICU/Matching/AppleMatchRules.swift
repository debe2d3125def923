import ToastText

/// Matching as Apple's systems do, by rules read off what they answer.
///
/// 1. A tag is taken to pieces: deprecated subtags replaced, the script told by the language.
/// 2. Along the chain of parents, the first supported language wins.
/// 3. Else the nearest of the same script and the same language wins; Bokmål, Nynorsk and Norwegian
///    count as one language there, so do Chinese and Cantonese.
/// 4. Nothing else matches: no likely subtags for `und`, no related languages.
/// 5. European Portuguese is sent to the next desired tag before it is given Brazilian.
struct AppleMatchRules: LocaleMatchRules {
  private let supported: [LanguageTag]
  private let languages: [AppleLanguage]

  init(supported: [LanguageTag]) {
    self.supported = supported
    languages = supported.map(AppleLanguage.init)
  }

  func explain(_ desired: [LanguageTag]) -> LocaleMatchExplanation {
    var lastResort: LocaleMatch?
    for (index, tag) in desired.enumerated() {
      guard let found = bestIndex(for: tag) ?? bestIndex(forMacrolanguageOf: tag) else { continue }
      let match = LocaleMatch(
        supportedIndex: found, desiredIndex: index, tag: supported[found],
        resolved: Self.resolved(tag, as: supported[found]),
        reason: LocaleMatch.Reason(desired: tag, supported: supported[found]))
      if !Self.isReluctant(AppleLanguage(tag), languages[found]) {
        return LocaleMatchExplanation(match: match, leftOut: [])
      }
      lastResort = lastResort ?? match
    }
    return LocaleMatchExplanation(match: lastResort, leftOut: [])
  }

  private static func isReluctant(_ desired: AppleLanguage, _ supported: AppleLanguage) -> Bool {
    (desired.language, desired.region) == ("pt", "PT")
      && (supported.language, supported.region) == ("pt", "BR")
  }

  /// The region and extensions that were asked for, on the language found.
  private static func resolved(_ desired: LanguageTag, as supported: LanguageTag) -> LanguageTag {
    guard desired.region != nil || !desired.extensions.isEmpty else { return supported }
    return LanguageTag(
      language: supported.language, script: supported.script,
      region: desired.region ?? supported.region,
      variants: desired.variants.isEmpty ? supported.variants : desired.variants,
      extensions: desired.extensions.isEmpty ? supported.extensions : desired.extensions)
  }

  private func bestIndex(for tag: LanguageTag) -> Int? {
    if let same = supported.firstIndex(of: tag) { return same }
    let wanted = AppleLanguage(tag)
    if wanted.language == "und" { return nil }
    for step in wanted.chain {
      let equal = languages.indices.filter { languages[$0] == step }
      // Of `sr` and `sr-Cyrl`, which are one, the one that is spelled as the tag.
      let alike = equal.first { (supported[$0].script == nil) == (tag.script == nil) }
      if let index = alike ?? equal.first { return index }
    }
    let near = languages.indices.filter {
      languages[$0].family == wanted.family && languages[$0].script == wanted.script
    }
    let distances = near.map { (index: $0, distance: wanted.distance(to: languages[$0])) }
    return distances.min { $0.distance < $1.distance }?.index
  }

  /// `zh-min-nan`, which names Chinese, is answered with it; `nan`, which does not, is not.
  private func bestIndex(forMacrolanguageOf tag: LanguageTag) -> Int? {
    tag.macrolanguage.flatMap {
      bestIndex(for: LanguageTag(language: $0, script: tag.script, region: tag.region))
    }
  }
}
