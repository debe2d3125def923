/// One translated text and the state of its translation.
public struct StringUnit: Hashable, Sendable {
  /// The text, unescaped.
  public var value: String

  /// The state of the translation, or `nil` where the format has none.
  public var state: TranslationState?

  /// Where the text stands in its file, in bytes, without the quotes.
  public var valueRange: Range<Int>

  /// Creates a string unit.
  public init(_ value: String, state: TranslationState? = nil, valueRange: Range<Int> = 0..<0) {
    self.value = value
    self.state = state
    self.valueRange = valueRange
  }
}
