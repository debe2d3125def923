/// All that was announced, lost ones too, so that it can be read again.
public struct AnnouncementHistory: Hashable, Sendable {
  /// An announcement as the history shows it.
  public struct Item: Hashable, Sendable {
    /// What was asked for and what became of it.
    public var record: AnnouncementRecord
    /// Whether it was heard to its end, by itself or as part of another.
    public var wasHeard: Bool
  }

  /// The announcements in the order they were asked for.
  public var items: [Item]

  /// Creates the history of a timeline.
  public init(_ records: [AnnouncementRecord]) {
    let outcomes = Dictionary(
      records.map { ($0.id, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    items = records.map { Item(record: $0, wasHeard: Self.wasHeard($0.id, outcomes)) }
  }

  /// The announcements asked for up to a moment, the newest first, as a reader lists them.
  public func readable(at time: Duration) -> [Item] {
    items.filter { $0.record.requested <= time }.reversed()
  }

  /// The announcements of toasts that were not heard to their end.
  public var lost: [Item] { items.filter { !$0.wasHeard && $0.record.announcement.toast != nil } }

  private static func wasHeard(
    _ id: AnnouncementID, _ outcomes: [AnnouncementID: AnnouncementOutcome?]
  ) -> Bool {
    var id = id
    // A merge leads to a later announcement, so this ends.
    while case .merged(let next)?? = outcomes[id], next > id { id = next }
    switch outcomes[id] {
    case .spoken??, .resumed??: return true
    default: return false
    }
  }
}
