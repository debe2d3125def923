/// How a requested language finds one that is available.
public enum LocaleMatchMode: String, Hashable, Sendable, CaseIterable {
  /// By CLDR's distances, without its one-way matches between different languages (Ukrainian to
  /// Russian), except those that share their writing (Cantonese to Chinese).
  case `default`
  /// By CLDR's distances as they are. (UTS #35 Part 1, section 4.4, Language Matching.)
  case cldr
  /// As Apple's systems choose.
  case apple
}
