/// The state of a translation: workflow data, a text is shown whatever it is.
///
/// An open set, so that a state a newer Xcode writes survives.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  /// The word in the file.
  public let rawValue: String

  /// Creates a state from the word in a file.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not translated yet.
  public static let new = Self(rawValue: "new")
  /// Translated.
  public static let translated = Self(rawValue: "translated")
  /// Translated, but a person should look at it.
  public static let needsReview = Self(rawValue: "needs_review")
  /// Translated by a machine.
  public static let machineTranslated = Self(rawValue: "machine_translated")
}
