/// Why something is announced.
public enum AnnouncementCause: String, Hashable, Sendable, CaseIterable {
  /// A toast appeared.
  case presented
  /// The content of a toast changed.
  case updated
  /// A toast came back after *later*.
  case restored
  /// An action has run and says so.
  case confirmation
  /// The same message came again.
  case repeated
  /// Something beside the toasts speaks: a focus change, a tapped control.
  case speech
}
