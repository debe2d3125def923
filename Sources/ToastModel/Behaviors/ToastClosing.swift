/// The kit's own entry at the end of a toast's list of actions.
public enum ToastClosing: String, Hashable, Sendable {
  /// *Dismiss*: the toast goes, with the reason `dismissed`. The escape gesture does the same.
  case dismiss
  /// *OK*, the only way to close a modal alert: the reason is `confirmed`.
  case ok
}
