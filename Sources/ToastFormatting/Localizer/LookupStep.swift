/// One place where a key was looked for.
public struct LookupStep: Hashable, Sendable {
  /// What was found there.
  public enum Outcome: String, Hashable, Sendable {
    /// A text.
    case found
    /// The key, which is itself the text of the source language.
    case key
    /// Nothing.
    case missing
  }

  /// The catalog, as its path was given; `nil` for the key itself at the end.
  public var catalog: String?

  /// The locale, spelled as in the catalog; `nil` for the key itself.
  public var locale: String?

  /// What was found.
  public var outcome: Outcome

  /// Creates a step.
  public init(catalog: String?, locale: String?, outcome: Outcome) {
    self.catalog = catalog
    self.locale = locale
    self.outcome = outcome
  }
}
