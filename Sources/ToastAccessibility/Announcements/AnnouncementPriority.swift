/// How urgent an announcement is, as Apple's accessibility API names it.
///
/// What a reader makes of it stands in its ``ReaderProfile``. (Apple, AnnouncementPriority.)
public enum AnnouncementPriority: String, Hashable, Sendable, CaseIterable {
  /// It waits until other speech is done.
  case low
  /// It interrupts, and may be interrupted.
  case `default`
  /// It interrupts, and may not be interrupted.
  case high
}

extension AnnouncementPriority: Comparable {
  /// Orders priorities by their urgency.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .low: 0
    case .default: 1
    case .high: 2
    }
  }
}
