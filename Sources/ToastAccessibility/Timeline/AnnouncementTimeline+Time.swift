// How time passes: what ends, expires, is let through and begins, in this order at one moment.
extension AnnouncementTimeline {
  /// Lets everything happen up to a moment; `startsAtEnd`: whether speech may begin right then.
  mutating func run(until end: Duration, startsAtEnd: Bool) {
    while let next = nextMoment(), next <= end {
      now = max(now, next)
      if !happenNow(starts: startsAtEnd || now < end) { break }
    }
    now = max(now, end)
  }

  /// Lets happen what is due now; answers whether anything did.
  private mutating func happenNow(starts: Bool) -> Bool {
    if let current, ending(of: current) <= now {
      stopCurrent()
      closeEntry(of: current.job)
      return true
    }
    if let expired = waiting.first(where: { $0.expires.map { $0 <= now } ?? false }) {
      drop(expired, .expired)
      return true
    }
    if let toast = dueProgress(at: now) {
      releaseProgress(of: toast)
      return true
    }
    return starts && startIfIdle()
  }

  /// Begins the first of the line, if nothing is being said; answers whether it did.
  @discardableResult
  mutating func startIfIdle() -> Bool {
    guard current == nil else { return false }
    let ready = waiting.indices.filter { waiting[$0].available <= now }
    guard let first = ready.min(by: { precedes(waiting[$0], waiting[$1]) }) else { return false }
    current = waiting.remove(at: first)
    currentStart = now
    return true
  }

  private func precedes(_ left: SpeechEntry, _ right: SpeechEntry) -> Bool {
    (left.queueing.rank, left.order, left.serial)
      < (right.queueing.rank, right.order, right.serial)
  }

  private func ending(of entry: SpeechEntry) -> Duration {
    currentStart + jobs[entry.job].length(of: entry.utterances) - entry.said
  }

  /// When something happens next, or `nil` when nothing will.
  func nextMoment() -> Duration? {
    var moments: [Duration] = waiting.compactMap(\.expires)
    if let current {
      moments.append(ending(of: current))
    } else {
      moments += waiting.map(\.available)
    }
    if let interval = policy.progressInterval {
      moments += progress.values.filter { $0.pending != nil }.map { $0.last + interval }
    }
    return moments.min()
  }

  /// The toast whose held back announcement is due, by name where several are.
  private func dueProgress(at time: Duration) -> String? {
    guard let interval = policy.progressInterval else { return nil }
    return progress.filter { $0.value.pending != nil && $0.value.last + interval <= time }
      .keys.min()
  }
}
