/// Whether a toast waits for its turn.
public enum ToastPriority: String, Hashable, Sendable, CaseIterable {
  /// It waits.
  case normal
  /// It is shown at once where the behaviour lets it jump the queue.
  case high
}
