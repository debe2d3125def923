import ToastCatalogs

extension CatalogContext {
  /// How sure it is that a locale should have every text.
  enum Requirement {
    /// The configuration says so, or nine of ten texts are there.
    case required
    /// The catalog has the locale; its translation is under way.
    case begun
    /// The catalog does not have the locale.
    case absent
  }

  private static let nearlyComplete = 90

  /// Whether a locale of the catalog should have every text.
  func requirement(_ locale: LocaleProfile) -> Requirement {
    if configuration.requiredLocales.contains(locale.name) { return .required }
    let counts = tally.counts(of: locale.name)
    guard counts.keys > 0 || catalog.locales.contains(locale.name) else { return .absent }
    let isNearlyComplete =
      tally.translatable >= 10 && tally.coverage(of: locale.name) >= Self.nearlyComplete
    return isNearlyComplete ? .required : .begun
  }
}
