internal import ToastAccessibility

/// Which announcements of a transcript reached the ear, by themselves or in the words of another.
struct HeardAnnouncements {
  private let outcomes: [AnnouncementID: AnnouncementRecord]

  init(_ transcript: Transcript) {
    var outcomes: [AnnouncementID: AnnouncementRecord] = [:]
    for record in transcript.records {
      if case .announcement(let announcement) = record.event {
        outcomes[announcement.id] = announcement
      }
    }
    self.outcomes = outcomes
  }

  /// Whether its words, or newer ones in their place, were said to the end.
  func contains(_ id: AnnouncementID) -> Bool {
    var id = id
    // Each step leads to another announcement; their number bounds the way.
    for _ in 0...outcomes.count {
      switch outcomes[id]?.outcome {
      case .spoken, .resumed: return true
      case .merged(let next), .dropped(.duplicate(let next)), .dropped(.superseded(let next)):
        id = next
      case .interrupted, .dropped, nil: return false
      }
    }
    return false
  }

  /// What cut it or kept it out, in words.
  func loss(of id: AnnouncementID) -> String {
    switch outcomes[id]?.outcome {
    case .interrupted(let position, let other, _):
      let word = position.text.isEmpty ? "" : " at ‘\(position.text)’"
      return "cut\(word)" + (other.map { " by \(quote($0))" } ?? "")
    case .dropped(.queueFull(let other)): return "dropped, no room beside \(quote(other))"
    case .dropped(.removed(let other)): return "removed by \(quote(other))"
    case .dropped(.expired): return "dropped after waiting too long"
    case .dropped(.empty): return "empty, there is nothing to say"
    case .merged(let other), .dropped(.duplicate(let other)), .dropped(.superseded(let other)):
      return loss(of: other)
    default: return "lost"
    }
  }

  private func quote(_ id: AnnouncementID) -> String {
    "‘\(outcomes[id]?.announcement.text ?? "")’"
  }
}
