/// The width or the precision of a placeholder.
public enum PrintfSize: Hashable, Sendable {
  /// A number in the pattern.
  case fixed(Int)
  /// `*` or `*n$`: the integer argument at this position, counted from 1.
  case argument(Int)

  /// How large a width or a precision may be; a larger one is cut to this and reported.
  public static let limit = 400
}
