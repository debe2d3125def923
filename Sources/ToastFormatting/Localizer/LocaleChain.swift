import ToastICU
public import ToastText

/// The locales of one catalog that a request leads to, the best first.
///
/// ```swift
/// let request = LocaleRequest(["zh-HK"])
/// LocaleChain(request, available: ["en", "zh-Hans", "zh-Hant"]).locales  // ["zh-Hant"]
/// ```
public struct LocaleChain: Hashable, Sendable {
  /// The best match and then its parents, spelled as in the catalog; empty where nothing is near
  /// enough.
  public let locales: [String]

  /// The language of the request that led there, or `nil`.
  public let desired: LanguageTag?

  /// Finds the locales.
  ///
  /// Parents are those of CLDR that the catalog has: `pt-AO` goes on to `pt-PT` and `pt`, `nb` to `no`,
  /// `zh-HK` to `zh-Hant`, or to `zh-TW`, which is the same by its likely subtags.
  public init(
    _ request: LocaleRequest, available: [String], mode: LocaleMatchMode = .default
  ) {
    let tags = available.map { LanguageTag(parsing: $0) ?? LanguageTag(language: "und") }
    // An exact match needs no distances, and no data of ICU.
    if let first = request.languages.first, let index = tags.firstIndex(of: first) {
      locales = Self.chain(from: index, tags: tags, available: available)
      desired = first
      return
    }
    let matcher = LocaleMatcher(supported: tags, mode: mode)
    guard let match = matcher.bestMatch(for: request.languages) else {
      locales = []
      desired = nil
      return
    }
    locales = Self.chain(from: match.supportedIndex, tags: tags, available: available)
    desired = request.languages[match.desiredIndex]
  }

  private static func chain(
    from index: Int, tags: [LanguageTag], available: [String]
  ) -> [String] {
    // A language alone falls back to nothing, but for a few, and needs no data of ICU to know it.
    let tag = tags[index]
    let isLast =
      tag.description == tag.language && !LanguageTag.languagesWithParent.contains(tag.language)
    let parents = isLast ? [] : withImpliedScript(tag).fallbackChain.dropFirst()
    var places = [index]
    for parent in parents {
      guard let place = tags.firstIndex(of: parent) ?? Self.equal(to: parent, among: tags),
        !places.contains(place)
      else { continue }
      places.append(place)
    }
    return places.map { available[$0] }
  }

  /// The tag with the script that its region implies where that is not the usual one of the language:
  /// `zh-HK` becomes `zh-Hant-HK` and so never falls back to `zh`; `zh-SG` stays.
  private static func withImpliedScript(_ tag: LanguageTag) -> LanguageTag {
    guard tag.script == nil, tag.region != nil else { return tag }
    let full = tag.maximized
    guard full.language == tag.language,
      full.script != LanguageTag(language: tag.language).maximized.script
    else { return tag }
    return LanguageTag(
      language: tag.language, script: full.script, region: tag.region, variants: tag.variants,
      extensions: tag.extensions)
  }

  /// The place of a tag that means the same with its likely subtags.
  private static func equal(to tag: LanguageTag, among tags: [LanguageTag]) -> Int? {
    let full = tag.maximized
    return tags.firstIndex { $0.language == tag.language && $0.maximized == full }
  }

  /// The tag whose numbers a text of a locale shows: the text's own, with the region and the
  /// extensions that were asked for where the language is the same.
  func numberTag(for text: LanguageTag) -> LanguageTag {
    guard let desired, desired.language == text.language else { return text }
    return LanguageTag(
      language: text.language, script: text.script, region: text.region ?? desired.region,
      variants: text.variants, extensions: desired.extensions)
  }
}
