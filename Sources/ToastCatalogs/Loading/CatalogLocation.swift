/// Where one catalog lies: a String Catalog, or the files of a table of `*.lproj` folders.
package struct CatalogLocation: Hashable, Sendable {
  /// The format.
  package var format: Catalog.Format

  /// The path that stands for the catalog: the file, or the folder that holds the `*.lproj` folders.
  package var path: String

  /// The table.
  package var table: String

  /// The files, sorted by path.
  package var files: [String]
}
