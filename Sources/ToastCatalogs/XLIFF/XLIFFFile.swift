/// The texts of one catalog for one target language. (XLIFF 1.2, `<file>`.)
public struct XLIFFFile: Hashable, Sendable {
  /// The path of the catalog, below the root of the project.
  public var original: String

  /// The source language, such as `en`.
  public var sourceLanguage: String

  /// The language translated into, or `nil` where the file does not say it.
  public var targetLanguage: String?

  /// The texts in the order of the catalog.
  public var units: [XLIFFUnit]

  /// Creates a file.
  public init(
    original: String, sourceLanguage: String, targetLanguage: String?, units: [XLIFFUnit] = []
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
  }
}
