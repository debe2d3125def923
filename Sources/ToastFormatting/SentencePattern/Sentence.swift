/// A sentence put together from parts.
public struct Sentence: Hashable, Sendable {
  /// The stretches of the sentence in their order; joined they are its text.
  public var segments: [SentenceSegment]

  /// Creates a sentence.
  public init(_ segments: [SentenceSegment]) { self.segments = segments }

  /// The whole sentence.
  public var text: String { segments.map(\.text).joined() }
}
