public import ToastCatalogs
import ToastData
import ToastText

/// The kit's own words: actions, status words, sentences.
///
/// A catalog of the user comes before them, so that each word can be replaced and languages added.
public enum BuiltInLabels {
  /// The name of their file in problems and traces; no path of a user's leads there.
  package static let file = "built-in/Labels.xcstrings"

  private static let bytes = EmbeddedData.localization("Labels.xcstrings") ?? []

  /// All words in all languages.
  public static let catalog = StringCatalogReader.read(bytes: bytes, file: file)

  /// The languages they are in, the source language first.
  public static var locales: [String] { catalog.locales }

  /// The words as one request sees them; other languages are not read.
  static func table(for request: LocaleRequest, mode: LocaleMatchMode) -> CatalogTable {
    let available = StringCatalogReader.locales(bytes: bytes, file: file)
    let chain = LocaleChain(request, available: available, mode: mode)
    let catalog = StringCatalogReader.read(bytes: bytes, file: file, only: chain.locales)
    return CatalogTable(catalog, request: request, mode: mode, syntax: .printf)
  }
}
