/// By which rules a language is chosen among those there are.
public enum LocaleMatchMode: String, Hashable, Sendable, CaseIterable {
  /// As ICU does, without its one-way matches between different languages.
  ///
  /// Ukrainian is not answered with Russian. Chinese varieties are still answered with Chinese, and
  /// Swiss German with German.
  case `default`
  /// As ICU's `LocaleMatcher` does. (UTS #35 Part 1, section 4.4, Language Matching.)
  case cldr
  /// As Apple's systems do.
  case apple
}
