/// Which toasts spend their time.
///
/// There is no rule by which a covered or waiting toast counts down: it could go unseen.
public enum ToastCountdownRule: String, Hashable, Sendable {
  /// A toast spends time while it is in front and not paused; in a list every toast is.
  case whileInFront
  /// None does: toasts stay until they are closed.
  case never
}
