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
      case .interrupted(_, let cutter?, _) where says(cutter, whatIsIn: id): id = cutter
      case .interrupted, .dropped, nil: return false
      }
    }
    return false
  }

  /// Whether one announcement has the words of another, as that of a toast that comes back does.
  private func says(_ id: AnnouncementID, whatIsIn other: AnnouncementID) -> Bool {
    outcomes[id]?.announcement.text == outcomes[other]?.announcement.text
  }

  /// What became of one that was not heard, or of the one in whose words it would have been.
  ///
  /// `nil` for one that was heard.
  func loss(of id: AnnouncementID) -> AnnouncementLoss? {
    var id = id
    for _ in 0...outcomes.count {
      guard let record = outcomes[id], let outcome = record.outcome else { return nil }
      switch outcome {
      case .merged(let next), .dropped(.duplicate(let next)), .dropped(.superseded(let next)):
        id = next
      case .interrupted(let position, _, let reason):
        return AnnouncementLoss(
          lost: record, reason: reason, position: position, other: other(in: reason))
      case .dropped(let reason):
        return AnnouncementLoss(
          lost: record, reason: reason, position: nil, other: other(in: reason))
      case .spoken, .resumed: return nil
      }
    }
    return nil
  }

  private func other(in reason: LossReason) -> AnnouncementRecord? {
    switch reason {
    case .cut(let id), .duplicate(let id), .superseded(let id), .queueFull(let id),
      .removed(let id):
      outcomes[id]
    case .expired, .empty: nil
    }
  }
}
