/// Reads String Catalogs, Apple's `.xcstrings` files.
///
/// Versions 1.0 and 1.1 are known; a file of another version is read as well as it can be, with a
/// warning. Reading never stops at a fault: the fault becomes a problem with its line and column in
/// ``Catalog/problems``, and the next entry is read.
///
/// ```swift
/// let text = #"{ "sourceLanguage" : "en", "strings" : { "Saved" : { } }, "version" : "1.0" }"#
/// let catalog = StringCatalogReader.read(bytes: Array(text.utf8), file: "Localizable.xcstrings")
/// catalog.table  // "Localizable"
/// catalog.entries.map(\.key)  // ["Saved"]
/// ```
public enum StringCatalogReader {
  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its path, for the name of the table and for messages.
  ///   - locales: The locales to read, spelled as in the file, or `nil` for all. The texts of the
  ///     others are skipped without being decoded, which is several times as fast; their names are
  ///     in ``Catalog/locales`` all the same.
  ///   - keepsSource: Whether the source language is read beside `locales`.
  /// - Returns: The catalog, with the problems of the file.
  public static func read(
    bytes: [UInt8], file: String, only locales: [String]? = nil, keepsSource: Bool = true
  ) -> Catalog {
    read(
      SourceText(path: file, bytes: bytes), only: locales, keepsSource: keepsSource)
  }

  /// Reads a file whose text is at hand.
  package static func read(
    _ source: SourceText, only locales: [String]? = nil, keepsSource: Bool = true
  ) -> Catalog {
    var parser = StringCatalogParser(source, only: locales, keepsSource: keepsSource)
    return parser.catalog()
  }

  /// The locales of a catalog without its texts: the source language first, then by appearance.
  ///
  /// This is what a request is matched against before ``read(bytes:file:only:keepsSource:)`` reads
  /// the locales that were chosen.
  public static func locales(bytes: [UInt8], file: String) -> [String] {
    read(bytes: bytes, file: file, only: [], keepsSource: false).locales
  }
}
