/// Why an announcement, or the rest of one, was not said.
public enum LossReason: Hashable, Sendable {
  /// Another one cut it.
  case cut(by: AnnouncementID)
  /// It repeats one that the reader had just taken.
  case duplicate(of: AnnouncementID)
  /// A newer one of the same progress toast took its place.
  case superseded(by: AnnouncementID)
  /// Too many waited.
  case queueFull(for: AnnouncementID)
  /// It waited too long.
  case expired
  /// An assertive one removed it while it waited.
  case removed(by: AnnouncementID)
  /// There was nothing to say.
  case empty
}
