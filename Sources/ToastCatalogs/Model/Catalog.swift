public import ToastText

/// The translations of one table, whatever file format they came from.
public struct Catalog: Sendable {
  /// The file format a catalog was read from.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A String Catalog, `.xcstrings`.
    case stringCatalog = "xcstrings"
    /// `.strings` and `.stringsdict` files of one table in `*.lproj` folders.
    case localizedFolders = "lproj"
  }

  /// The path as the user named it: the file, or the folder that holds the `*.lproj` folders.
  public var file: String

  /// The table: the file's name without its extension, such as `Localizable`.
  public var table: String

  /// The format it was read from.
  public var format: Format

  /// The source language, spelled as in the file.
  public var sourceLanguage: String

  /// The format version, such as `1.0`, or `nil` where the file has none.
  public var version: String?

  /// The entries in the order of the file.
  public var entries: [CatalogEntry]

  /// Every locale with a translation, spelled as in the file, by its first appearance; the source
  /// language comes first.
  public var locales: [String]

  /// What was wrong with the file.
  public var problems: [Problem]

  /// Creates a catalog.
  public init(
    file: String,
    table: String,
    format: Format,
    sourceLanguage: String,
    version: String? = nil,
    entries: [CatalogEntry] = [],
    locales: [String] = [],
    problems: [Problem] = []
  ) {
    self.file = file
    self.table = table
    self.format = format
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.entries = entries
    self.locales = locales
    self.problems = problems
  }
}
