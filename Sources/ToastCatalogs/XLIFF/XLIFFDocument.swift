/// Translations as they go to a translator and come back. (XLIFF 1.2.)
public struct XLIFFDocument: Hashable, Sendable {
  /// The files, each the texts of one catalog in one language.
  public var files: [XLIFFFile]

  /// Creates a document.
  public init(files: [XLIFFFile] = []) { self.files = files }
}
