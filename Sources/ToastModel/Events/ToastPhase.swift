/// Where a toast stands.
public enum ToastPhase: String, Hashable, Sendable, CaseIterable {
  /// It waits to be shown.
  case queued
  /// It is visible and nothing covers it.
  case front
  /// Another toast is in front of it; it keeps the time it has left.
  case covered
  /// It was put aside until its page appears again.
  case held
  /// It was told to go and fades.
  case leaving
  /// It is removed.
  case gone
}
