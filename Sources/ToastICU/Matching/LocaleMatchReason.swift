import ToastText

/// Why a language was chosen for another.
package enum LocaleMatchReason: String, Hashable, Sendable, CaseIterable {
  /// It is the tag that was asked for.
  case exact
  /// It is another spelling of it, such as `iw` for `he`.
  case canonical = "canonical form"
  /// Both are the same once likely script and region are added, such as `zh-TW` and `zh-Hant`.
  case likelySubtags = "likely subtags"
  /// Data falls back from the one to the other, such as `en-AU` to `en-001`.
  case parent
  /// It is near enough by CLDR's distances, or by Apple's rules.
  case distance

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
