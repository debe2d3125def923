/// A plural category of CLDR. (UTS #35 Part 3, Language Plural Rules.)
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Arabic 0, Latvian 0 and 10–20, Welsh 0; in Apple's formats also exactly 0 in any language.
  case zero
  /// English 1, French 0 and 1, Russian 1, 21, 31.
  case one
  /// Arabic 2, Welsh 2, Slovenian 2, 102.
  case two
  /// Russian 2–4, 22–24, Arabic 3–10, Polish 2–4.
  case few
  /// Arabic 11–26, Russian 5–20, Polish 5–21, French 1,000,000.
  case many
  /// Everything else; every language has it, Japanese and Chinese have no other.
  case other
}
