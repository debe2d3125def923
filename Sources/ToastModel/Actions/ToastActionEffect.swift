/// What becomes of a toast after one of its actions has run.
public enum ToastActionEffect: String, Hashable, Sendable {
  /// It goes, with the action as the reason.
  case dismiss
  /// It is held until its page appears again.
  case hold
}
