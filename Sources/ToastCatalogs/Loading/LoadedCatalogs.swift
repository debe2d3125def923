/// What loading some paths gave: the catalogs that could be read, and why others could not.
public struct LoadedCatalogs: Sendable {
  /// The catalogs, in the order of the paths, within a folder sorted by path.
  public var catalogs: [Catalog]

  /// The paths that gave none.
  public var failures: [CatalogError]

  /// Creates a result.
  public init(catalogs: [Catalog] = [], failures: [CatalogError] = []) {
    self.catalogs = catalogs
    self.failures = failures
  }
}
