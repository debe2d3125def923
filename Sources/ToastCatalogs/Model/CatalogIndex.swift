/// Finds the entries of a catalog by key, in constant time.
///
/// ```swift
/// let index = CatalogIndex(catalog)
/// index["Saved"]?.localization("ja")
/// ```
public struct CatalogIndex: Sendable {
  /// The catalog.
  public let catalog: Catalog

  private let numbers: [ExactKey: Int]

  /// Creates an index over a catalog; of equal keys the last counts, as in the files.
  public init(_ catalog: Catalog) {
    self.catalog = catalog
    var numbers: [ExactKey: Int] = [:]
    numbers.reserveCapacity(catalog.entries.count)
    for (number, entry) in catalog.entries.enumerated() { numbers[ExactKey(entry.key)] = number }
    self.numbers = numbers
  }

  /// The entry of a key, or `nil`.
  public subscript(_ key: String) -> CatalogEntry? {
    numbers[ExactKey(key)].map { catalog.entries[$0] }
  }

  /// The place of a key among the entries, or `nil`.
  public func position(of key: String) -> Int? { numbers[ExactKey(key)] }
}
