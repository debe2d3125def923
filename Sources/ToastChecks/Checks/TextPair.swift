/// A text and the source text that it stands for.
struct TextPair {
  /// The text.
  let unit: TextUnit

  /// The source text; `nil` where the catalog has none, and for source texts themselves.
  let source: TextUnit?

  /// The language of the text.
  let locale: LocaleProfile

  /// All texts of its key in its language.
  let texts: LocalizedTexts

  /// Its key with all languages.
  let entry: EntryTexts

  /// Its catalog.
  let catalog: CatalogContext

  /// How its arguments differ from those of the source; `nil` where there is nothing to compare.
  let placeholders: PlaceholderComparison?

  var value: String { unit.value }

  var traits: TextTraits { unit.traits }

  /// Whether the text is the source itself.
  var isSource: Bool { locale === catalog.source }

  /// The traits of the source text; none where there is none.
  var sourceTraits: TextTraits { source?.traits ?? [] }
}
