/// A piece of a formatted message.
///
/// The texts of all parts, one after the other, are the text of the message.
public indirect enum MessagePart: Hashable, Sendable {
  /// Words of the message itself.
  case literal(String)
  /// A value.
  case argument(ArgumentPart)
  /// A piece with a plural of its own, and its parts.
  case substitution(name: String, parts: [MessagePart])

  /// The text of the part, with its isolating marks.
  public var text: String {
    switch self {
    case .literal(let text): text
    case .argument(let part): part.isolatedText
    case .substitution(_, let parts): parts.map(\.text).joined()
    }
  }
}

/// A value in a formatted message.
public struct ArgumentPart: Hashable, Sendable {
  /// Which argument it is, counted from 1; `nil` for one that has only a name.
  public var position: Int?

  /// The name of the argument, or `nil` for one that has only a position.
  public var name: String?

  /// The type of the argument.
  public var kind: MessageArgumentKind

  /// The value as it is shown, without isolating marks.
  public var text: String

  /// Whether it stands between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  public var isIsolated: Bool

  /// Creates a part.
  public init(
    position: Int?, name: String? = nil, kind: MessageArgumentKind, text: String,
    isIsolated: Bool = false
  ) {
    self.position = position
    self.name = name
    self.kind = kind
    self.text = text
    self.isIsolated = isIsolated
  }

  /// The value with its isolating marks.
  public var isolatedText: String {
    isIsolated ? BidiIsolation.start + text + BidiIsolation.end : text
  }
}
