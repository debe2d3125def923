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
