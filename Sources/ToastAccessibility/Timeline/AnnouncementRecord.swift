/// An announcement and what became of it.
public struct AnnouncementRecord: Hashable, Sendable {
  /// Its place in the order in which they were asked for.
  public var id: AnnouncementID

  /// What was to be said; for the last of merged repeats, the sentence with the count.
  public var announcement: Announcement

  /// When it was asked for.
  public var requested: Duration

  /// When the voice said it; more than one stretch where it was cut and resumed, or came in messages
  /// with a pause between them.
  public var spans: [SpokenSpan] = []

  /// What became of it, or `nil` while it waits or is being said.
  public var outcome: AnnouncementOutcome?

  /// When the voice began, or `nil` when nothing was said.
  public var start: Duration? { spans.first?.start }

  /// When the voice ended, or `nil` when nothing was said.
  public var end: Duration? { spans.last?.end }
}
