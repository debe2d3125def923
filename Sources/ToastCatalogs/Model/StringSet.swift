/// Several phrases for one meaning, as App Shortcuts have them.
public struct StringSet: Hashable, Sendable {
  /// The phrases, unescaped.
  public var values: [String]

  /// The state of the translation, or `nil`.
  public var state: TranslationState?

  /// Where each phrase stands in its file, in bytes, without the quotes.
  public var valueRanges: [Range<Int>]

  /// Creates a set of phrases.
  public init(_ values: [String], state: TranslationState? = nil, valueRanges: [Range<Int>] = []) {
    self.values = values
    self.state = state
    self.valueRanges = valueRanges
  }
}
