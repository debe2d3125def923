/// How long the toasts with the texts of some keys are shown.
public struct ToastTimeLimit: Hashable, Sendable {
  /// The keys, as a pattern with `*` and `?`.
  public var keys: String

  /// The time in seconds.
  public var seconds: Double

  /// Creates a limit.
  public init(keys: String, seconds: Double) {
    self.keys = keys
    self.seconds = seconds
  }
}
