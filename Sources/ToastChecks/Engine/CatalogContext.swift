import ToastCatalogs
import ToastText

/// A catalog under examination: what all its checks share.
final class CatalogContext: Sendable {
  /// The catalog as it was read.
  let catalog: Catalog

  /// The source language.
  let source: LocaleProfile

  /// The configuration.
  let configuration: CheckConfiguration

  /// What the texts of each locale have in common.
  let tally: CatalogTally

  /// The locales of the catalog but for the source language, in its order.
  let targets: [LocaleProfile]

  /// Whether the catalog uses texts as keys, such as “Save the file”.
  let keysAreTexts: Bool

  private let profiles: [String: LocaleProfile]

  init(
    _ catalog: Catalog, profiles: [String: LocaleProfile], configuration: CheckConfiguration,
    tally: CatalogTally = CatalogTally()
  ) {
    self.catalog = catalog
    self.configuration = configuration
    self.tally = tally
    self.profiles = profiles
    let source = profiles[catalog.sourceLanguage] ?? LocaleProfile(catalog.sourceLanguage)
    self.source = source
    keysAreTexts = KeyShape.areTexts(catalog.entries.lazy.map(\.key))
    targets = catalog.locales.compactMap { profiles[$0] }.filter { $0 !== source }
  }

  /// The same catalog, with what was counted in it.
  func with(_ tally: CatalogTally) -> CatalogContext {
    CatalogContext(catalog, profiles: profiles, configuration: configuration, tally: tally)
  }

  /// What checks must know of a locale of the catalog.
  func profile(_ locale: String) -> LocaleProfile { profiles[locale] ?? source }
}
