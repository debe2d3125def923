/// What an argument of a MessageFormat text is called.
public enum MessageFormatName: Hashable, Sendable, CustomStringConvertible {
  /// By its place in the list of arguments, counted from 0.
  case index(Int)
  /// By name.
  case name(String)

  /// The name as it is written.
  public var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .name(let name): name
    }
  }
}
