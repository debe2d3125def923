/// How an entry came into a String Catalog.
///
/// An open set, so that a state a newer Xcode writes survives.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  /// The word in the file.
  public let rawValue: String

  /// Creates a state from the word in a file.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Written by hand; Xcode leaves it alone.
  public static let manual = Self(rawValue: "manual")
  /// Found in code together with its source text.
  public static let extractedWithValue = Self(rawValue: "extracted_with_value")
  /// Taken over from a `.strings` file.
  public static let migrated = Self(rawValue: "migrated")
  /// No longer found in code.
  public static let stale = Self(rawValue: "stale")
}
