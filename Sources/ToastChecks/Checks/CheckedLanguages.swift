/// Whose texts a check looks at.
enum CheckedLanguages: Sendable {
  /// The translations, not the source.
  case translations
  /// The source texts alone.
  case source
  /// Source and translations.
  case all
}
