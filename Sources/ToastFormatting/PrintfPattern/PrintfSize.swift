/// The width or the precision of a placeholder.
public enum PrintfSize: Hashable, Sendable {
  /// A number in the pattern.
  case fixed(Int)
  /// `*`: the next integer argument, at this position counted from 1.
  case argument(Int)
  /// `*n$`: the integer argument at this position, counted from 1.
  case indexedArgument(Int)

  /// The position of the argument, or `nil` for a number in the pattern.
  public var position: Int? {
    switch self {
    case .fixed: nil
    case .argument(let position), .indexedArgument(let position): position
    }
  }

  /// How large a width or a precision may be; a larger one is cut to this and reported.
  public static let limit = 400
}
