private import ICUShims
package import ToastText

// Operations of CLDR on language tags. (UTS #35 Part 1, sections 3.2 and 4.3; Annex C.)
extension LanguageTag {
  /// The tag with deprecated subtags replaced: `iw` becomes `he`, `sh` becomes `sr-Latn`.
  package var canonical: LanguageTag {
    unsafe map { unsafe ics_locales_canonical($0, $1, $2) }
  }

  /// The tag with its likely script and region: `zh-TW` becomes `zh-Hant-TW`.
  package var maximized: LanguageTag {
    unsafe map { unsafe ics_locales_maximized($0, $1, $2) }
  }

  /// The tag without the subtags that are likely anyway: `zh-Hant-TW` becomes `zh-TW`.
  package var minimized: LanguageTag {
    unsafe map { unsafe ics_locales_minimized($0, $1, $2) }
  }

  private func map(
    _ body: (UnsafePointer<CChar>, UnsafeMutablePointer<UInt8>?, Int32) -> Int32
  ) -> LanguageTag {
    let text = unsafe description.withCString { tag in
      unsafe ShimText.read { unsafe body(tag, $0, $1) }
    }
    return text.flatMap { LanguageTag(parsing: $0) } ?? self
  }

  /// The tag to which data that this one lacks falls back, or `nil` for the last before root.
  ///
  /// Where CLDR names no parent, the last subtag is taken off; a script that is not the language's
  /// usual one has no parent, for its readers could not read the language without it. A region that
  /// implies such a script, as Hong Kong does, stands for both.
  ///
  /// ```swift
  /// LanguageTag(parsing: "en-AU")?.parent?.description  // "en-001"
  /// LanguageTag(parsing: "zh-Hant-HK")?.parent?.description  // "zh-Hant"
  /// LanguageTag(parsing: "zh-HK")?.parent?.description  // "zh-Hant", not zh either
  /// LanguageTag(parsing: "zh-Hant")?.parent  // nil, not zh, which is Simplified
  /// ```
  package var parent: LanguageTag? {
    if !variants.isEmpty || !extensions.isEmpty {
      let shorter = LanguageTag(
        language: language, script: script, region: region, variants: variants.dropLast())
      return extensions.isEmpty ? shorter : withoutExtensions.adding(variants: variants)
    }
    if let script = impliedScript {
      return LanguageTag(language: language, script: script, region: region).parent
    }
    let named = unsafe description.withCString { tag in
      unsafe ShimText.read { unsafe ics_locales_named_parent(tag, $0, $1) }
    }
    if let named, !named.isEmpty { return Self.orNil(LanguageTag(parsing: named)) }
    if region != nil { return Self.orNil(LanguageTag(language: language, script: script)) }
    guard script != nil else { return nil }
    let plain = LanguageTag(language: language)
    return maximized.script == plain.maximized.script ? Self.orNil(plain) : nil
  }

  /// The script that the region implies where it is not the usual one of the language: that of
  /// `zh-HK`, not that of `zh-SG`.
  private var impliedScript: String? {
    guard script == nil, region != nil else { return nil }
    let full = maximized
    guard full.language == language else { return nil }
    return full.script == LanguageTag(language: language).maximized.script ? nil : full.script
  }

  /// The languages that fall back to another one: the two forms of Norwegian.
  ///
  /// What CLDR's `parentLocales` says of languages without script and region, known without its data.
  package static let languagesWithParent: Set<String> = ["nb", "nn"]

  private static func orNil(_ tag: LanguageTag?) -> LanguageTag? {
    tag?.description == "und" ? nil : tag
  }

  private func adding(variants: [String]) -> LanguageTag {
    LanguageTag(language: language, script: script, region: region, variants: variants)
  }

  /// The tag and all tags it falls back to, nearest first, root left out.
  ///
  /// ```swift
  /// LanguageTag(parsing: "es-MX")?.fallbackChain.map(\.description)  // ["es-MX", "es-419", "es"]
  /// ```
  package var fallbackChain: [LanguageTag] {
    var chain = [self]
    // CLDR's longest chain has five steps; the limit only guards against data that runs in a circle.
    while chain.count < 64, let next = chain.last?.parent, !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }
}
