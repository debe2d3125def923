/// What became of an announcement; each has exactly one.
public enum AnnouncementOutcome: Hashable, Sendable {
  /// It was said to its end without a break.
  case spoken
  /// It was cut at a word and not taken up again: what follows the word is lost.
  case interrupted(at: SpokenPosition, by: AnnouncementID?, LossReason)
  /// It was cut, and said to its end afterwards.
  case resumed(at: SpokenPosition, by: AnnouncementID)
  /// Nothing of it was said.
  case dropped(LossReason)
  /// It became part of another announcement, which says so.
  case merged(into: AnnouncementID)

  /// The word that transcript records have for it.
  public var word: String {
    switch self {
    case .spoken: "spoken"
    case .interrupted: "interrupted"
    case .resumed: "resumed"
    case .dropped: "dropped"
    case .merged: "merged"
    }
  }

  /// Whether all of it was heard by itself; a merged one is heard through the other.
  public var wasHeard: Bool {
    switch self {
    case .spoken, .resumed: true
    case .interrupted, .dropped, .merged: false
    }
  }
}
