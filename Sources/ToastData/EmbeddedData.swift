private import Localizations
private import Resources

/// The data files inside the binary: tables of `Resources/`, catalogs of `Localizations/`.
package enum EmbeddedData {
  /// The bytes of a table, by its path below `Resources/`, or `nil` if none has that path.
  ///
  /// ```swift
  /// EmbeddedData.resource("Readers/voiceover.json")
  /// ```
  package static func resource(_ path: String) -> [UInt8]? {
    for index in 0..<toast_resource_count() {
      let file = unsafe toast_resource_at(index)
      guard unsafe String(cString: file.path) == path else { continue }
      // The array is a constant of the binary: it lives as long as the process and never changes.
      return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
    return nil
  }

  /// The bytes of a catalog, by its file name in `Localizations/`, or `nil` if none has that name.
  package static func localization(_ name: String) -> [UInt8]? {
    for index in 0..<toast_localization_count() {
      let file = unsafe toast_localization_at(index)
      guard unsafe String(cString: file.path) == name else { continue }
      // As above: a constant of the binary.
      return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
    return nil
  }

  /// The paths of all tables, in the order they are embedded.
  package static var resourcePaths: [String] {
    (0..<toast_resource_count()).map { unsafe String(cString: toast_resource_at($0).path) }
  }
}
