import ToastCatalogs

extension Localizer {
  /// Where a key was looked for, in order, up to the text that is shown.
  ///
  /// Catalogs that do not have the key are left out. The last step is the text itself, or the key
  /// where no catalog has it.
  public func trace(_ key: String, table: String? = nil) -> [LookupStep] {
    let tables = tables.filter { table == nil || $0.catalog.table == table }
    let candidates = tables.compactMap { table in
      spelled(key, in: table).map { (table, $0) }
    }
    guard let choice = Self.choice(among: candidates) else {
      return [LookupStep(catalog: nil, locale: nil, outcome: .missing)]
    }
    var steps: [LookupStep] = []
    for (place, (table, entry)) in candidates.enumerated() {
      let isChosen = place == choice.place
      for locale in entry.shouldTranslate ? table.chain.locales : [] {
        if isChosen, locale == choice.found.locale {
          return steps + [step(choice.found, locale, table)]
        }
        steps.append(step(nil, locale, table))
      }
      if isChosen, !entry.shouldTranslate { break }
    }
    let (table, _) = candidates[choice.place]
    return steps + [step(choice.found, choice.found.locale, table)]
  }

  /// The entry of a key in one catalog, whatever lengths its placeholders name.
  private func spelled(_ key: String, in table: CatalogTable) -> CatalogEntry? {
    if let entry = table.entry(key) { return entry }
    guard let short = KeyNormalizer.normalized(key) else { return nil }
    return table.catalog.entries.filter { KeyNormalizer.normalized($0.key) == short }
      .min { $0.key < $1.key }
  }

  private func step(
    _ found: CatalogTable.Found?, _ locale: String, _ table: CatalogTable
  ) -> LookupStep {
    let outcome: LookupStep.Outcome =
      found.map { $0.localization == nil ? .key : .found } ?? .missing
    return LookupStep(catalog: table.catalog.file, locale: locale, outcome: outcome)
  }
}
