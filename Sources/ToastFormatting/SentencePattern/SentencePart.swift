public import ToastText

/// What fills one place of a sentence pattern.
public struct SentencePart: Hashable, Sendable {
  /// The stretches of the part in their order, at least one with words.
  public var segments: [SentenceSegment]

  /// Creates a part; `nil` if the segments hold no words.
  public init?(_ segments: [SentenceSegment]) {
    let spoken = segments.filter { !$0.text.isEmpty }
    guard spoken.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else { return nil }
    self.segments = spoken
  }

  /// Creates a part in one language; `nil` if the text holds no words.
  public init?(_ text: String, language: LanguageTag, source: String) {
    self.init([SentenceSegment(text: text, language: language, source: source)])
  }

  /// The words of the part.
  public var text: String { segments.map(\.text).joined() }
}
