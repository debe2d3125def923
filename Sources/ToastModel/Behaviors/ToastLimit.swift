/// How many toasts may be alive at once, and which one goes when there are more.
///
/// Alive are the visible, the covered and the waiting ones; held and leaving ones do not count.
public struct ToastLimit: Hashable, Sendable {
  /// The greatest number, at least 1.
  public var count: Int

  /// Which one goes.
  public var eviction: ToastEviction

  /// Creates a limit; a count below 1 is 1.
  public init(_ count: Int, evicting eviction: ToastEviction) {
    self.count = max(count, 1)
    self.eviction = eviction
  }
}
