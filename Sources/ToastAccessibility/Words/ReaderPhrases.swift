public import ToastCatalogs
import ToastData
import ToastFormatting

/// The words of screen readers: roles, traits, hints, gestures, with where each was found.
///
/// A catalog of the user comes before them, so that each phrase can be replaced and languages added.
public enum ReaderPhrases {
  /// The name of their file in problems and traces; no path of a user's leads there.
  package static let file = "built-in/Readers.xcstrings"

  /// All phrases in all languages.
  public static let catalog = StringCatalogReader.read(
    bytes: EmbeddedData.localization("Readers.xcstrings") ?? [], file: file)

  /// The files in which the kit's own words stand.
  package static let kitFiles = [file, BuiltInLabels.file]

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
