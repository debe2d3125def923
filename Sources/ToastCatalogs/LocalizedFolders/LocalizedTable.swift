import ToastText

/// Joins the `.strings` and `.stringsdict` files of one table into one catalog.
///
/// As in Foundation, an entry of the `.stringsdict` beats the one of the `.strings` file for the same
/// key and locale, and all other keys are united. Locales are spelled as their folders are.
///
/// `Base.lproj` holds the source language. Its texts are read as that language's, and where the
/// source language has a folder too, that folder's texts come first, key by key.
enum LocalizedTable {
  /// The folder of the source language's texts.
  static let baseName = "Base"

  /// The catalog of a single file.
  static func catalog(of source: SourceText, locale: String?) -> Catalog {
    let folder = CatalogPath.locale(ofFolder: CatalogPath.folder(of: source.path))
    let name = locale ?? folder ?? "en"
    let file = TableFile(source, locale: name == baseName ? "en" : name)
    return catalog(
      of: [file], path: source.path, table: CatalogPath.table(of: source.path),
      sourceLanguage: file.locale)
  }

  /// The catalog of all files of a table, which come in any order; the path stands for all of them.
  static func catalog(
    of files: [TableFile], path: String, table: String, sourceLanguage: String
  ) -> Catalog {
    var catalog = Catalog(
      file: path, table: table, format: .localizedFolders, sourceLanguage: sourceLanguage)
    var numbers: [String: Int] = [:]
    let files = files.sorted { rank($0, sourceLanguage) < rank($1, sourceLanguage) }
    for file in files {
      catalog.problems += file.problems
      if !catalog.locales.contains(file.locale) { catalog.locales.append(file.locale) }
      for entry in file.entries { add(entry, of: file, to: &catalog, &numbers) }
    }
    if !catalog.locales.contains(sourceLanguage) { catalog.locales.insert(sourceLanguage, at: 0) }
    return catalog
  }

  private static func add(
    _ entry: TableEntry, of file: TableFile, to catalog: inout Catalog,
    _ numbers: inout [String: Int]
  ) {
    let localization = CatalogLocalization(
      locale: file.locale, content: entry.content, substitutions: entry.substitutions,
      localeRange: entry.keyRange, file: file.path)
    guard let number = numbers[entry.key] else {
      numbers[entry.key] = catalog.entries.count
      catalog.entries.append(
        CatalogEntry(
          key: entry.key, comment: entry.comment, localizations: [localization],
          keyRange: entry.keyRange))
      return
    }
    if catalog.entries[number].comment == nil { catalog.entries[number].comment = entry.comment }
    // Files of one locale come with the stronger first, so a second entry adds nothing.
    if catalog.entries[number].localization(file.locale) == nil {
      catalog.entries[number].localizations.append(localization)
    }
  }

  /// The order of reading: the source language first, then by name; within a locale a folder of its
  /// own before `Base.lproj`, and the stronger file first.
  private static func rank(_ file: TableFile, _ sourceLanguage: String) -> [String] {
    let isBase = CatalogPath.locale(ofFolder: CatalogPath.folder(of: file.path)) == baseName
    return [
      file.locale == sourceLanguage ? "0" : "1", file.locale, isBase ? "1" : "0",
      file.isStringsDict ? "0" : "1", file.path,
    ]
  }
}

private func < (left: [String], right: [String]) -> Bool { left.lexicographicallyPrecedes(right) }
