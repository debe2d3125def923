/// The texts of a key in one language, and those of the source.
struct LocalizedPair {
  /// The texts.
  let texts: LocalizedTexts

  /// Their key with all languages.
  let entry: EntryTexts

  /// Their catalog.
  let catalog: CatalogContext

  /// Their language.
  var locale: LocaleProfile { texts.locale }

  /// The texts of the source, or `nil`.
  var source: LocalizedTexts? { entry.source }

  /// Whether the texts are those of the source.
  var isSource: Bool { locale === catalog.source }
}
