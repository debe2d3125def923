/// The actions of the two swipes.
///
/// The sides are logical: in a language written from right to left, a swipe to the right is the
/// trailing one.
public struct ToastSwipeActions: Hashable, Sendable {
  /// The action at the side where a line of text begins, or `nil`.
  public var leading: ToastAction?

  /// The action at the side where a line of text ends, or `nil`.
  public var trailing: ToastAction?

  /// Creates a pair of swipe actions.
  public init(leading: ToastAction? = nil, trailing: ToastAction? = nil) {
    self.leading = leading
    self.trailing = trailing
  }
}
