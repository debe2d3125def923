/// A stretch of time in which a voice says part of an announcement without a break.
public struct SpokenSpan: Hashable, Sendable {
  /// When it begins.
  public var start: Duration
  /// When it ends.
  public var end: Duration
}
