/// What a check looks at.
enum CheckScope: Sendable {
  /// Each text, with the source text it stands for.
  case text(CheckedLanguages, TextTraits, @Sendable (TextPair, inout FindingSink) -> Void)
  /// All texts of a key in one language.
  case localization(CheckedLanguages, @Sendable (LocalizedPair, inout FindingSink) -> Void)
  /// A key with all its languages.
  case entry(@Sendable (EntryTexts, CatalogContext, inout FindingSink) -> Void)
  /// A catalog as a whole.
  case catalog(@Sendable ([EntryTexts], CatalogContext, inout FindingSink) -> Void)
  /// Bytes: the readers of the formats find it.
  case reader
  /// Each text, and scenarios too.
  case textAndScenario(
    CheckedLanguages, TextTraits, @Sendable (TextPair, inout FindingSink) -> Void,
    @Sendable (ScenarioContext, inout FindingSink) -> Void)
  /// A scenario of toasts with its catalogs.
  case scenario(@Sendable (ScenarioContext, inout FindingSink) -> Void)
}
