/// How a reader queues the messages of live regions.
public struct LiveRegionRule: Hashable, Sendable {
  /// The time from a change of the page until its first message may be said.
  public var firstDelay: Duration

  /// The least time between two messages.
  public var spacing: Duration

  /// How many messages may wait; `nil` for any number.
  public var limit: Int?

  /// How long a message may wait before it is dropped; `nil` for ever.
  public var expiry: Duration?

  /// Whether an assertive message removes the polite ones that have not begun.
  public var assertiveRemovesPolite: Bool

  /// Creates a rule.
  public init(
    firstDelay: Duration = .zero, spacing: Duration = .zero, limit: Int? = nil,
    expiry: Duration? = nil, assertiveRemovesPolite: Bool = false
  ) {
    self.firstDelay = firstDelay
    self.spacing = spacing
    self.limit = limit
    self.expiry = expiry
    self.assertiveRemovesPolite = assertiveRemovesPolite
  }
}
