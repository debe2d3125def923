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
