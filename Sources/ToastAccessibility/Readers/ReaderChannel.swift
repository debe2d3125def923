/// The way by which toasts reach a reader.
public enum ReaderChannel: String, Hashable, Sendable, CaseIterable {
  /// The platform's own: an announcement, an alert, a notification.
  case native
  /// A live region of a web page: each part of a toast is a message of its own. (WAI-ARIA 1.2.)
  case liveRegion = "live-region"
}
