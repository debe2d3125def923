/// Which repeats a reader does not say.
///
/// A repeat less than the window after the last one that was taken is dropped; one that comes when
/// the window has passed is heard.
public struct DuplicateRule: Hashable, Sendable {
  /// The window for the same toast, whatever its text; zero for none.
  ///
  /// The end of progress, and what is more urgent than before, is news and no repeat.
  public var sameToast: Duration

  /// The window for the same text, whatever its toast; zero for none.
  public var sameText: Duration

  /// Creates a rule.
  public init(sameToast: Duration = .zero, sameText: Duration = .zero) {
    self.sameToast = sameToast
    self.sameText = sameText
  }
}
