/// What a reader hands to the voice in one go.
///
/// VoiceOver says an announcement in one utterance; Orca says the role word in one and the text in
/// another.
public struct Utterance: Hashable, Sendable {
  /// The pieces, in order.
  public var segments: [SpokenSegment]

  /// Creates an utterance from its pieces; pieces without text are left out.
  public init(segments: [SpokenSegment]) {
    self.segments = segments.filter { !$0.text.isEmpty }
  }

  /// The pieces put one after the other.
  public var text: String { segments.map(\.text).joined() }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { segments.isEmpty }
}
