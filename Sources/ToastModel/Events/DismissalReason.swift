/// Why a toast went.
public enum DismissalReason: Hashable, Sendable {
  /// Its time ran out.
  case timeout
  /// An action of the author's was chosen, by whatever gesture.
  case action(String)
  /// It was tapped, and no action was attached.
  case tap
  /// It was swiped, and no action was attached to that side.
  case swipe(ToastSide)
  /// It was skipped to make place for the next one.
  case skipped
  /// It was dismissed, by the app or by the kit's own *dismiss*.
  case dismissed
  /// The alert's *OK* was chosen.
  case confirmed
  /// Another toast took its place.
  case replaced
  /// There were too many.
  case evicted
}

extension DismissalReason: CustomStringConvertible {
  /// The reason as records write it, such as `timeout` or `action(archive)`.
  public var description: String {
    switch self {
    case .timeout: "timeout"
    case .action(let id): "action(\(id))"
    case .tap: "tap"
    case .swipe(let side): "swipe(\(side.rawValue))"
    case .skipped: "skipped"
    case .dismissed: "dismissed"
    case .confirmed: "confirmed"
    case .replaced: "replaced"
    case .evicted: "evicted"
    }
  }
}
