/// What a tap does to a toast that has no action of the author's for it.
public enum ToastTapMeaning: String, Hashable, Sendable {
  /// Nothing.
  case nothing
  /// The next one of the queue is shown; the reason is `skipped`.
  case skip
  /// The toast goes; the reason is `tap`.
  case hide
  /// The toast goes as if its *OK* were chosen; the reason is `confirmed`.
  case confirm
}
