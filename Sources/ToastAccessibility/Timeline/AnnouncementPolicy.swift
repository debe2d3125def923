/// What the kit does with announcements before a reader gets them.
public struct AnnouncementPolicy: Hashable, Sendable {
  /// Whether an announcement that repeats one not yet said to its end becomes one sentence with it
  /// (“Saved, 3 times”).
  public var mergesRepeats: Bool

  /// The least time between two announcements of the same progress toast; `nil` to let all through.
  ///
  /// The first is said at once, then at most one in this time, and always the last.
  public var progressInterval: Duration?

  /// Whether an announcement of priority high is never cut, whatever the reader would do.
  public var protectsHigh: Bool

  /// Creates a policy.
  public init(
    mergesRepeats: Bool = false, progressInterval: Duration? = .seconds(1),
    protectsHigh: Bool = true
  ) {
    self.mergesRepeats = mergesRepeats
    self.progressInterval = progressInterval
    self.protectsHigh = protectsHigh
  }
}
