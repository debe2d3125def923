/// How long nothing is shown after a toast of a queue has gone.
///
/// A message that arrives in the gap waits for its end.
public struct ToastGap: Hashable, Sendable {
  /// The gap after a toast whose time has run out.
  public var afterTimeout: Duration

  /// The gap after a toast that went for any other reason.
  public var otherwise: Duration

  /// Creates a gap; times below zero are zero.
  public init(afterTimeout: Duration, otherwise: Duration) {
    self.afterTimeout = max(afterTimeout, .zero)
    self.otherwise = max(otherwise, .zero)
  }

  /// No gap: the next toast is shown at once.
  public static let none = ToastGap(afterTimeout: .zero, otherwise: .zero)
}
