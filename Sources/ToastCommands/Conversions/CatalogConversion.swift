import ToastCatalogs
import ToastText

/// Converts catalogs between String Catalogs and `*.lproj` folders.
struct CatalogConversion {
  /// What is converted, as the user named it.
  let input: String
  /// Whether a String Catalog that stays one is written in Xcode's form.
  let isNormalizing: Bool

  /// The only catalog there is, as a String Catalog.
  func stringCatalog(of set: CatalogSet) throws(CommandError) -> ConvertedCatalog {
    if set.catalogs.count > 1 {
      let names = set.catalogs.map { "‘\($0.table)’" }.joined(separator: ", ")
      throw .usage(
        "‘\(input)’ holds \(set.catalogs.count) tables, \(names); name one of them, or a folder to "
          + "write to")
    }
    guard let catalog = set.catalogs.first else {
      return ConvertedCatalog(files: [], problems: [])
    }
    return try stringCatalog(catalog, in: set)
  }

  private func stringCatalog(
    _ catalog: Catalog, in set: CatalogSet
  ) throws(CommandError) -> ConvertedCatalog {
    guard catalog.format == .stringCatalog, var bytes = set.bytes(of: catalog.file) else {
      return CatalogConverter.stringCatalog(from: catalog)
    }
    if isNormalizing {
      do throws(CatalogError) {
        bytes = try StringCatalogWriter.normalized(bytes: bytes, file: catalog.file)
      } catch {
        throw .loading([error])
      }
    }
    let file = ConvertedCatalog.File(path: catalog.table + ".xcstrings", bytes: bytes)
    return ConvertedCatalog(files: [file], problems: [])
  }

  /// Each catalog in the form that it does not have.
  func folder(of set: CatalogSet) throws(CommandError) -> [ConvertedCatalog] {
    var sources: [String: String] = [:]
    var result: [ConvertedCatalog] = []
    for var catalog in set.catalogs {
      if catalog.file == "-" { catalog.table = "Localizable" }
      let converted =
        catalog.format == .stringCatalog
        ? CatalogConverter.localizedFolders(from: catalog)
        : CatalogConverter.stringCatalog(from: catalog)
      for file in converted.files {
        if let other = sources.updateValue(catalog.file, forKey: file.path) {
          throw .usage(
            "‘\(other)’ and ‘\(catalog.file)’ would both become ‘\(file.path)’; convert one at a time"
          )
        }
      }
      result.append(converted)
    }
    return result
  }
}
