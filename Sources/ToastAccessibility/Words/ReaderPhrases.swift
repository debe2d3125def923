public import ToastCatalogs
import ToastData

/// The words of screen readers: roles, traits, hints, gestures, with where each was found.
///
/// A catalog of the user comes before them, so that each phrase can be replaced and languages added.
public enum ReaderPhrases {
  /// The name of their file in problems and traces; no path of a user's leads there.
  package static let file = "built-in/Readers.xcstrings"

  /// All phrases in all languages.
  public static let catalog = StringCatalogReader.read(
    bytes: EmbeddedData.localization("Readers.xcstrings") ?? [], file: file)
}
