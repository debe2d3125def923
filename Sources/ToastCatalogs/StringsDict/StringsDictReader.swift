/// Reads `.stringsdict` files: plurals, widths and devices as property lists.
///
/// The list may be XML, binary or old-style. A variable becomes a ``Substitution`` of its name whose
/// texts hold their conversions as they are in the file, such as `%d`, rather than `%arg`.
///
/// ```swift
/// let catalog = StringsDictReader.read(bytes: bytes, file: "ru.lproj/Localizable.stringsdict")
/// catalog.entries.first?.localizations.first?.substitutions.map(\.name)  // ["files"]
/// ```
public enum StringsDictReader {
  /// Reads the bytes of a file as a table of one locale.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its path, for the names of table and locale and for messages.
  ///   - locale: The locale, or `nil` for the one that the `*.lproj` folder names; English where
  ///     there is no such folder.
  /// - Returns: A catalog of one locale, with the problems of the file.
  public static func read(bytes: [UInt8], file: String, locale: String? = nil) -> Catalog {
    LocalizedTable.catalog(of: SourceText(path: file, bytes: bytes), locale: locale)
  }
}
