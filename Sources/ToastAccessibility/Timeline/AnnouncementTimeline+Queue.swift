// The waiting line of a reader.
extension AnnouncementTimeline {
  /// How the reader queues an announcement.
  func queueing(of announcement: Announcement) -> SpeechQueueing {
    announcement.queueing ?? profile.queueing(for: announcement.priority)
  }

  /// Puts an announcement into the line, cutting what it may cut.
  mutating func enqueue(_ index: Int, order place: Int? = nil) {
    let announcement = jobs[index].announcement
    jobs[index].lengths = announcement.utterances.map { model.duration(of: $0) }
    let queueing = queueing(of: announcement)
    let throughRegion = profile.channel == .liveRegion && announcement.cause != .speech
    for utterances in Self.goes(announcement.utterances.count, eachAlone: throughRegion) {
      var entry = SpeechEntry(
        job: index, serial: order, utterances: utterances, queueing: queueing,
        isProtected: queueing.isProtected || policy.protectsHigh && announcement.priority == .high,
        order: place ?? order, available: now)
      order += 1
      if throughRegion { enter(&entry) }
      jobs[index].openEntries += 1
      insert(entry)
    }
    if throughRegion { makeRoom(for: index) }
    if queueing.cuts { cutCurrent(for: index, resumes: queueing.rule == .now) }
  }

  /// The utterances that are said in one go: all of them, or each alone.
  private static func goes(_ count: Int, eachAlone: Bool) -> [Range<Int>] {
    eachAlone ? (0..<count).map { $0..<$0 + 1 } : [0..<count]
  }

  // MARK: Live regions

  private mutating func enter(_ entry: inout SpeechEntry) {
    let rule = profile.liveRegion
    var moment = now + rule.firstDelay
    if let last = lastHandover { moment = max(moment, last + rule.spacing) }
    lastHandover = moment
    entry.available = moment
    entry.expires = rule.expiry.map { now + $0 }
    entry.isRegionMessage = true
  }

  /// Removes what an assertive message removes, and what is too much.
  private mutating func makeRoom(for index: Int) {
    let rule = profile.liveRegion
    let id = AnnouncementID(index: index)
    let rank = queueing(of: jobs[index].announcement).rank
    if rule.assertiveRemovesPolite {
      for entry in waiting where entry.isRegionMessage && entry.queueing.rank > rank {
        drop(entry, .removed(by: id))
      }
    }
    guard let limit = rule.limit else { return }
    while let victim = surplus(over: limit) { drop(victim, .queueFull(for: id)) }
  }

  /// The oldest of the least urgent messages, if more wait than may.
  private func surplus(over limit: Int) -> SpeechEntry? {
    let messages = waiting.filter(\.isRegionMessage)
    guard messages.count > max(limit, 0) else { return nil }
    return messages.min { ($1.queueing.rank, $0.order) < ($0.queueing.rank, $1.order) }
  }

  /// Puts an entry into the line, which is kept in the order in which it is said.
  private mutating func insert(_ entry: SpeechEntry) {
    var low = 0
    var high = waiting.count
    while low < high {
      let middle = low + (high - low) / 2
      if waiting[middle].precedes(entry) { low = middle + 1 } else { high = middle }
    }
    waiting.insert(entry, at: low)
    if entry.isRegionMessage { regionCount += 1 }
  }

  /// Takes all entries of an announcement out of the line.
  mutating func withdraw(_ job: Int) {
    for entry in waiting where entry.job == job && entry.isRegionMessage { regionCount -= 1 }
    waiting.removeAll { $0.job == job }
  }

  private func position(
    of entry: SpeechEntry, at time: Duration
  ) -> (position: SpokenPosition, start: Duration) {
    jobs[entry.job].position(at: time, in: entry.utterances, model: model)
  }

  /// Takes an entry out of the line; it is never said.
  mutating func drop(_ entry: SpeechEntry, _ reason: LossReason) {
    waiting.removeAll { $0.serial == entry.serial }
    if entry.isRegionMessage { regionCount -= 1 }
    let position = position(of: entry, at: entry.said).position
    jobs[entry.job].lose(from: position, because: reason)
    closeEntry(of: entry.job)
  }

  // MARK: Cutting

  private mutating func cutCurrent(for index: Int, resumes: Bool) {
    guard let entry = current, !entry.isProtected, entry.job != index else { return }
    let id = AnnouncementID(index: index)
    let said = entry.said + (now - currentStart)
    let (position, wordStart) = position(of: entry, at: said)
    stopCurrent()
    if resumes {
      var rest = entry
      rest.said = now == currentStart ? entry.said : wordStart
      insert(rest)
      if now > currentStart, jobs[entry.job].pause == nil {
        jobs[entry.job].pause = (position, id)
      }
    } else {
      jobs[entry.job].lose(from: position, because: .cut(by: id))
      closeEntry(of: entry.job)
    }
  }

  /// Ends what is being said, without saying what becomes of it.
  mutating func stopCurrent() {
    guard let entry = current else { return }
    current = nil
    guard now > currentStart else { return }
    jobs[entry.job].record.spans.append(SpokenSpan(start: currentStart, end: now))
  }

  mutating func closeEntry(of job: Int) {
    jobs[job].openEntries -= 1
    jobs[job].closeIfDone()
  }

  mutating func close(_ job: Int, _ outcome: AnnouncementOutcome) {
    jobs[job].record.outcome = outcome
  }
}
