import ToastCatalogs
import ToastData
import ToastFormatting

/// The phrases of screen readers: role words, traits, hints, gestures.
public enum ReaderPhrases {
  /// The name of their file in problems and traces; no path of a user's leads there.
  static let file = "built-in/Readers.xcstrings"

  /// The files in which the kit's own words stand.
  package static let kitFiles = [file, BuiltInLabels.file]

  /// All phrases in all languages.
  static let catalog = StringCatalogReader.read(
    bytes: EmbeddedData.localization("Readers.xcstrings") ?? [], file: file)

  /// Where the wording of one of the kit's own words comes from, or `nil` for an unknown key.
  ///
  /// ```swift
  /// ReaderPhrases.provenance(of: "status.error")  // "source: React Spectrum toast catalog"
  /// ReaderPhrases.provenance(of: "status.info")  // "project wording"
  /// ```
  public static func provenance(of key: String) -> String? {
    let entry =
      catalog.entries.first { $0.key == key }
      ?? BuiltInLabels.catalog.entries.first { $0.key == key }
    guard let comment = entry?.comment else { return nil }
    if let range = comment.firstRange(of: "source: ") {
      return String(comment[range.lowerBound...])
    }
    return comment.hasSuffix("project wording") ? "project wording" : nil
  }
}
