import ToastData

/// Why a path gave no catalog.
///
/// ```swift
/// CatalogError(.notFound, path: "Photo.xcstrings", "no such file or folder; check the path").description
/// // "Photo.xcstrings: error: no such file or folder; check the path"
/// ```
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure, an open set.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind, in kebab case.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing has that path.
    public static let notFound = Self(rawValue: "not-found")
    /// A folder holds no catalog, at any depth.
    public static let noCatalogs = Self(rawValue: "no-catalogs")
    /// The file may not be read.
    public static let unreadable = Self(rawValue: "unreadable")
    /// The file is larger than the limit.
    public static let tooLarge = Self(rawValue: "too-large")
    /// The file is no text.
    public static let binary = Self(rawValue: "binary")
    /// A String Catalog is no JSON from its first character on.
    public static let notJSON = Self(rawValue: "not-json")
    /// The file's name ends in none of the endings of catalogs.
    public static let unknownFormat = Self(rawValue: "unknown-format")
    /// Reading failed for another reason, which the message says.
    public static let inputOutput = Self(rawValue: "input-output")
    /// A catalog cannot be written in the form that was asked for.
    public static let notRepresentable = Self(rawValue: "not-representable")
    /// An edit names a text that the catalog does not have.
    public static let noSuchText = Self(rawValue: "no-such-text")
  }

  /// The kind of failure.
  public let code: Code

  /// The path as the user named it.
  public let path: String

  /// What is wrong, and what to do.
  public let message: String

  /// Creates an error.
  public init(_ code: Code, path: String, _ message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  /// The failure of a file system call.
  init(_ error: FileError) {
    let code: Code =
      switch error.reason {
      case .notFound: .notFound
      case .notPermitted: .unreadable
      case .tooLarge: .tooLarge
      case .isFolder, .isNoFolder, .closedPipe, .other: .inputOutput
      }
    self.init(code, path: error.path, error.description)
  }

  /// The error as compilers print it: `path: error: message`.
  public var description: String { "\(path): error: \(message)" }
}
