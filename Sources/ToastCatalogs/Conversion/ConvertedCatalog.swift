public import ToastText

/// The files that converting a catalog gives, and what could not be kept.
public struct ConvertedCatalog: Sendable {
  /// A file to be written.
  public struct File: Hashable, Sendable {
    /// The path below the target folder, such as `ja.lproj/Localizable.strings`.
    public var path: String
    /// The whole file.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files, sorted by path.
  public var files: [File]

  /// What the target format has no place for.
  public var problems: [Problem]

  /// Creates a result.
  public init(files: [File], problems: [Problem]) {
    self.files = files
    self.problems = problems
  }
}
