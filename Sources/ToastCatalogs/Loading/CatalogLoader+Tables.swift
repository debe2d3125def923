extension CatalogLoader {
  /// Loads the files of one table of `*.lproj` folders.
  func loadTable(
    _ location: CatalogLocation
  ) -> (catalog: Catalog?, sources: [SourceText], failures: [CatalogError]) {
    let folders = location.files.map { CatalogPath.locale(ofFolder: CatalogPath.folder(of: $0)) }
    let sourceLanguage = sourceLanguage ?? Self.sourceLanguage(of: folders.compactMap(\.self))
    var sources: [SourceText] = []
    var files: [TableFile] = []
    var failures: [CatalogError] = []
    var skipped: [String] = []
    for (path, folder) in zip(location.files, folders) {
      let isSource = folder == nil || folder == LocalizedTable.baseName
      let locale = isSource ? sourceLanguage : folder ?? sourceLanguage
      guard locale == sourceLanguage || locales?.contains(locale) ?? true else {
        skipped.append(locale)
        continue
      }
      do throws(CatalogError) {
        let source = try source(path)
        sources.append(source)
        files.append(TableFile(source, locale: locale))
      } catch {
        failures.append(error)
      }
    }
    guard !files.isEmpty else { return (nil, [], failures) }
    var catalog = LocalizedTable.catalog(
      of: files, path: location.path, table: location.table, sourceLanguage: sourceLanguage)
    for locale in skipped.sorted() where !catalog.locales.contains(locale) {
      catalog.locales.append(locale)
    }
    return (catalog, sources, failures)
  }

  /// The language that a table's keys were written in, as far as its folders tell.
  static func sourceLanguage(of folders: [String]) -> String {
    if folders.contains("en") { return "en" }
    if let english = folders.sorted().first(where: isEnglish) { return english }
    if folders.contains(LocalizedTable.baseName) { return "en" }
    return folders.min() ?? "en"
  }

  private static func isEnglish(_ locale: String) -> Bool {
    locale.lowercased().hasPrefix("en-") || locale.lowercased().hasPrefix("en_")
      || locale == "English"
  }
}
