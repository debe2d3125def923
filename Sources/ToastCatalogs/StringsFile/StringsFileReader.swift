import ToastText

/// Reads `.strings` files, the old-style property lists of `"key" = "text";`.
///
/// The grammar is that of CoreFoundation: quoted and bare words, `\U` and octal escapes, UTF-8, or
/// UTF-16 and UTF-32 with a byte order mark; files that are XML or binary property lists are read too.
/// CoreFoundation drops what follows a fault, or the whole file. Here each fault becomes a problem
/// with its line and column, and the next entry is read.
///
/// ```swift
/// let catalog = StringsFileReader.read(
///   bytes: Array(#""Saved" = "保存しました";"#.utf8), file: "ja.lproj/Localizable.strings")
/// catalog.locales  // ["ja"]
/// ```
public enum StringsFileReader {
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
