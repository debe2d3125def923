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
    if regionCount > 0,
      let expired = waiting.first(where: { $0.expires.map { $0 <= now } ?? false })
    {
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
    guard let first = waiting.firstIndex(where: { $0.available <= now }) else { return false }
    let entry = waiting.remove(at: first)
    if entry.isRegionMessage { regionCount -= 1 }
    current = entry
    currentStart = now
    return true
  }

  private func ending(of entry: SpeechEntry) -> Duration {
    currentStart + jobs[entry.job].length(of: entry.utterances) - entry.said
  }

  /// When something happens next, or `nil` when nothing will.
  func nextMoment() -> Duration? {
    var next: Duration?
    func consider(_ moment: Duration) { next = min(next ?? moment, moment) }
    if regionCount > 0 { waiting.compactMap(\.expires).forEach(consider) }
    if let current {
      consider(ending(of: current))
    } else {
      // Only messages of live regions wait for a moment of their own.
      if regionCount > 0 {
        waiting.map(\.available).forEach(consider)
      } else if !waiting.isEmpty {
        consider(now)
      }
    }
    if let interval = policy.progressInterval {
      for throttle in progress.values where throttle.pending != nil {
        consider(throttle.last + interval)
      }
    }
    return next
  }

  /// The toast whose held back announcement is due, by name where several are.
  private func dueProgress(at time: Duration) -> String? {
    guard let interval = policy.progressInterval else { return nil }
    return progress.filter { $0.value.pending != nil && $0.value.last + interval <= time }
      .keys.min()
  }
}
