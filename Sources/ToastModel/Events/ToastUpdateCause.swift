/// Why a toast that is there looks different.
public enum ToastUpdateCause: String, Hashable, Sendable {
  /// Its content was replaced.
  case content
  /// The language changed; the content is the same, in other words.
  case locale
}
