/// Where spoken words come from, as records and explanations name it.
///
/// An open set: a text of a catalog carries the name of the catalog, and its key where known.
///
/// ```swift
/// TextSource.catalog("Photos.xcstrings", key: "saved").rawValue  // "Photos.xcstrings#saved"
/// TextSource.kit("status.error").rawValue  // "kit#status.error"
/// ```
public struct TextSource: RawRepresentable, Hashable, Sendable {
  /// The name of the source.
  public let rawValue: String

  /// Creates a source from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The scenario or the program gave the words themselves.
  public static let verbatim = TextSource(rawValue: "verbatim")
  /// Speech that is not the toasts'.
  public static let otherSpeech = TextSource(rawValue: "speech")

  /// The words stand in a catalog of the user's.
  public static func catalog(_ name: String, key: String) -> TextSource {
    TextSource(rawValue: "\(name)#\(key)")
  }

  /// The words are the kit's own, by their key in its catalogs.
  public static func kit(_ key: String) -> TextSource { TextSource(rawValue: "kit#\(key)") }

  /// Whether the words are the kit's own.
  public var isKit: Bool { rawValue.hasPrefix("kit#") }
}

extension TextSource: CustomStringConvertible {
  /// The name of the source.
  public var description: String { rawValue }
}
