/// Where one catalog lies: a String Catalog, or the files of a table of `*.lproj` folders.
package struct CatalogLocation: Hashable, Sendable {
  /// The format.
  package var format: Catalog.Format

  /// The path that stands for the catalog: the file, or the folder that holds the `*.lproj`
  /// folders.
  package var path: String

  /// The table.
  package var table: String

  /// The files, sorted by path.
  package var files: [String]
}

extension CatalogLocation {
  /// Where the catalogs of some files lie; the files of one table belong together.
  package static func locations(of paths: [String]) -> [CatalogLocation] {
    var locations: [CatalogLocation] = []
    for path in paths {
      let table = CatalogPath.table(of: path)
      if CatalogPath.fileExtension(of: path) == "xcstrings" {
        locations.append(
          CatalogLocation(format: .stringCatalog, path: path, table: table, files: [path]))
        continue
      }
      let folder = CatalogPath.folder(of: path)
      let isLocalized = CatalogPath.locale(ofFolder: folder) != nil
      let root = isLocalized ? CatalogPath.folder(of: folder) : path
      let earlier = locations.firstIndex {
        $0.format == .localizedFolders && $0.path == root && $0.table == table
      }
      if let earlier {
        locations[earlier].files.append(path)
      } else {
        locations.append(
          CatalogLocation(format: .localizedFolders, path: root, table: table, files: [path]))
      }
    }
    return locations
  }
}
