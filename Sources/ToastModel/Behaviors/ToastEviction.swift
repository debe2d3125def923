/// Which toast goes when a limit is passed.
public enum ToastEviction: String, Hashable, Sendable, CaseIterable {
  /// The one that was presented or brought to the front longest ago.
  case oldest
  /// The one that arrives: it is turned away without having been shown.
  case newest
  /// The one with the least important status, the arriving one among them; of equals the oldest.
  case lowestStatus
}
