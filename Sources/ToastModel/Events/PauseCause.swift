/// What stops a countdown.
///
/// Causes are counted: the countdown goes on when the last of them has gone.
public enum PauseCause: String, Hashable, Sendable, CaseIterable {
  /// A finger is on the toasts.
  case touch
  /// The app is in the background.
  case background
  /// Someone holds a suspension token.
  case suspended
  /// The screen reader's focus is on the toast; this one stops only that toast.
  case focus
}
