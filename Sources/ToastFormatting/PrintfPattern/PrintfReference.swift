/// A reference to a piece of a text that has a plural of its own: `%#@NAME@` or `%2$#@NAME@`.
public struct PrintfReference: Hashable, Sendable, CustomStringConvertible {
  /// The name of the substitution.
  public var name: String

  /// Which argument governs it, counted from 1.
  public var position: Int

  /// Whether the position is written or counted.
  public var isPositionWritten: Bool

  /// The reference as it is written.
  public var description: String {
    isPositionWritten ? "%\(position)$#@\(name)@" : "%#@\(name)@"
  }
}
