/// What an update by name does to the time a toast has left.
///
/// Where the old or the new content has no time of its own to keep, because one of them is
/// indefinite, the new content's time counts from now under every policy.
public enum ToastUpdatePolicy: Hashable, Sendable {
  /// The time of the new content, from now.
  case restart
  /// What is left.
  case keepRemaining
  /// What is left, but no less than this.
  case atLeast(Duration)
}
