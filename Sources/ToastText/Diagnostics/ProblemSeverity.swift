/// How much a problem matters.
public enum ProblemSeverity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Worth knowing; nothing is wrong.
  case info
  /// Works, but likely not as meant.
  case warning
  /// Something is lost, wrong or unreadable.
  case error

  /// Whether one severity matters less than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
