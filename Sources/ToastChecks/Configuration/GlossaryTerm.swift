/// How one term of the source language is translated.
public struct GlossaryTerm: Hashable, Sendable {
  /// The term in the source language.
  public var term: String

  /// Its translations by locale; a text whose source has the term must have one of them.
  public var translations: [String: [String]]

  /// Words that must not stand for it, by locale.
  public var forbidden: [String: [String]]

  /// Creates a term.
  public init(
    _ term: String, translations: [String: [String]] = [:], forbidden: [String: [String]] = [:]
  ) {
    self.term = term
    self.translations = translations
    self.forbidden = forbidden
  }
}
