import ToastText

// The chain along which Apple's systems look for a language: CLDR's, with steps of their own.
extension AppleLanguage {
  /// The language and all it falls back to, nearest first.
  ///
  /// `en-AU` → `en-GB` → `en-001` → `en`; `zh-Hant-MO` → `zh-Hant-HK` → `zh-Hant` → `zh-Hant-TW`.
  var chain: [AppleLanguage] {
    var chain = [self]
    // The longest chain known has six steps.
    while chain.count < 16, let next = chain.last?.parent, !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  private var parent: AppleLanguage? {
    if family == "zh" { return chineseParent }
    if language == "en", let region, Self.nearAustralia.contains(region) { return english("AU") }
    guard let parent = tag.parent.map(AppleLanguage.init) else { return nil }
    // British English stands between the world's and that of the single countries.
    let isBelowWorld = parent.language == "en" && parent.region == "001" && region != "GB"
    return isBelowWorld && language == "en" ? english("GB") : parent
  }

  /// Chinese and Cantonese end at the region where the script is at home.
  private var chineseParent: AppleLanguage? {
    let isCantonese = language == "yue"
    let home = script == "Hans" ? "CN" : isCantonese ? "HK" : "TW"
    switch region {
    case nil: return AppleLanguage(language: language, script: script, region: home)
    case home: return nil
    case "MO" where script == "Hant" && !isCantonese:
      return AppleLanguage(language: language, script: script, region: "HK")
    default: return withoutRegion
    }
  }

  private func english(_ region: String) -> AppleLanguage {
    AppleLanguage(language: "en", script: script, region: region)
  }

  /// New Zealand and the islands that belong to the one or the other.
  private static let nearAustralia: Set<String> = ["CC", "CK", "CX", "NF", "NR", "NU", "NZ", "WS"]

  /// The tag, without the script where it is the usual one, as CLDR's data is named.
  private var tag: LanguageTag {
    let isUsual = AppleLanguage(LanguageTag(language: language)).script == script
    return LanguageTag(language: language, script: isUsual ? nil : script, region: region)
  }

  /// How far two languages are from each other along their chains; a large number where they do not
  /// meet.
  func distance(to other: AppleLanguage) -> Int {
    let (own, theirs) = (waypoints, other.waypoints)
    let sums = own.indices.compactMap { index in
      theirs.firstIndex(of: own[index]).map { index + $0 }
    }
    return sums.min() ?? 100
  }

  /// The chain, where a language of its home region is the language itself.
  private var waypoints: [AppleLanguage] {
    var result: [AppleLanguage] = []
    for step in chain.map(\.general) where !result.contains(step) { result.append(step) }
    return result
  }

  /// American English is English; Mexican Spanish has long stood for that of Latin America.
  private var general: AppleLanguage {
    guard let region, family != "zh" else { return self }
    if language == "es", region == "MX" {
      return AppleLanguage(language: language, script: script, region: "419")
    }
    let home = LanguageTag(language: language, script: script).maximized.region
    return region == home ? withoutRegion : self
  }
}
