/// Takes translations over from XLIFF into String Catalogs.
///
/// Only what the translator changed is changed: a unit without a target, or with the text and state
/// that the catalog has already, leaves every byte as it is. Units in an unfinished state, such as
/// `needs-translation`, are not taken over; an empty target clears a translation.
///
/// ```swift
/// let (document, _) = XLIFFReader.read(bytes: xliff, file: "ja.xliff")
/// let result = try XLIFFImporter.merge(document, into: bytes, file: "Localizable.xcstrings")
/// result.changeCount  // 1
/// ```
public enum XLIFFImporter {
  /// A catalog with the translations of a document in it.
  ///
  /// Files of the document that belong to other catalogs are passed over; where it has only one, that
  /// one is taken whatever its path is.
  ///
  /// - Parameters:
  ///   - document: The translations.
  ///   - bytes: The String Catalog.
  ///   - file: Its path.
  ///   - addsKeys: Whether keys that the catalog lacks are added to it.
  ///   - origin: The path of the document, for problems.
  /// - Returns: The catalog, how many texts changed, and what was not taken over.
  /// - Throws: ``CatalogError`` where the catalog has faults: a place to change could not be trusted.
  public static func merge(
    _ document: XLIFFDocument, into bytes: [UInt8], file: String, addsKeys: Bool = false,
    origin: String = "-"
  ) throws(CatalogError) -> XLIFFImport {
    let catalog = StringCatalogReader.read(bytes: bytes, file: file)
    var merge = XLIFFMerge(
      catalog, editor: try StringCatalogEditor(bytes: bytes, file: file), addsKeys: addsKeys,
      origin: origin)
    for part in files(of: document, for: file, &merge) { merge.take(part) }
    return XLIFFImport(
      bytes: merge.changeCount > 0 ? merge.editor.bytes : bytes, changeCount: merge.changeCount,
      problems: merge.problems)
  }

  private static func files(
    of document: XLIFFDocument, for path: String, _ merge: inout XLIFFMerge
  ) -> [XLIFFFile] {
    guard document.files.count > 1 else { return document.files }
    let name = lastComponent(of: path)
    let found = document.files.filter { lastComponent(of: $0.original) == name }
    if found.isEmpty {
      let names = document.files.map { "‘\($0.original.shortened)’" }.joined(separator: ", ")
      merge.report(
        "other-catalog",
        "the document holds \(names), and none of them is ‘\(name)’; name that catalog"
      )
    }
    return found
  }

  private static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
