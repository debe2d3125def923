/// The picture beside a toast's text; never spoken.
public enum ToastIcon: Hashable, Sendable {
  /// A symbol of the system's set, such as `photo`.
  case system(String)
  /// A picture of the app.
  case asset(String)
}
