/// How long a toast is shown, and why.
public struct ToastTime: Hashable, Sendable {
  /// The time it counts down, or `nil` where it has no end of its own.
  public var total: Duration?

  /// Why, in the order in which each changed the time.
  public var reasons: [DurationReason]

  /// Creates a time.
  public init(total: Duration?, reasons: [DurationReason]) {
    self.total = total
    self.reasons = reasons
  }
}
