// From the request to the waiting line: the kit's policies, then the reader's own rules.
extension AnnouncementTimeline {
  /// Takes a new announcement through the policies.
  mutating func accept(_ id: AnnouncementID) {
    let index = id.index
    guard !jobs[index].announcement.utterances.isEmpty else {
      return close(index, .dropped(.empty))
    }
    guard jobs[index].announcement.toast != nil, jobs[index].announcement.cause != .speech else {
      return enqueue(index)
    }
    let place = policy.mergesRepeats ? mergeRepeats(into: index) : nil
    if holdsBack(index) { return }
    submit(index, order: place)
  }

  /// Hands an announcement to the reader, which may know it already.
  mutating func submit(_ index: Int, order: Int? = nil) {
    supersedeWaitingProgress(by: index)
    if let original = duplicate(of: index) {
      return close(index, .dropped(.duplicate(of: AnnouncementID(index: original))))
    }
    remember(index)
    enqueue(index, order: order)
  }

  // MARK: Repeats

  /// Merges what is not said to its end and says the same; answers the place of what waited.
  private mutating func mergeRepeats(into index: Int) -> Int? {
    let new = jobs[index].announcement
    let open = openTexts[new.identity, default: []].filter { !jobs[$0].isClosed }
    openTexts[new.identity] = open + [index]
    let earlier = open.filter { jobs[$0].announcement.language == new.language }
    guard let last = earlier.last else { return nil }
    // An announcement that knows its count already has it in its words.
    if new.count == 1 {
      let count = jobs[last].announcement.count + 1
      var merged = repeating(new, count)
      merged.count = count
      merged.identity = new.identity
      jobs[index].record.announcement = merged
    }
    var place: Int?
    for old in earlier {
      place = place ?? waiting.first { $0.job == old }?.order
      mergeAway(old, into: index)
    }
    return place
  }

  private mutating func mergeAway(_ old: Int, into index: Int) {
    let id = AnnouncementID(index: index)
    if let current, current.job == old {
      let queueing = queueing(of: jobs[index].announcement)
      guard queueing.cuts, !current.isProtected else { return }
      stopCurrent()
    } else if jobs[old].record.spans.isEmpty == false {
      // Part of it has been said, and the rest is about to go on.
      return
    }
    withdraw(old)
    forgetPending(old)
    jobs[old].openEntries = 0
    close(old, .merged(into: id))
  }

  // MARK: Progress

  /// Whether a progress announcement is held back for now.
  private mutating func holdsBack(_ index: Int) -> Bool {
    guard let interval = policy.progressInterval, let toast = jobs[index].announcement.toast else {
      return false
    }
    let id = AnnouncementID(index: index)
    if let pending = progress[toast]?.pending {
      progress[toast]?.pending = nil
      close(pending, .dropped(.superseded(by: id)))
    }
    guard jobs[index].announcement.isProgress else {
      progress[toast] = nil
      return false
    }
    if let last = progress[toast]?.last, now < last + interval {
      progress[toast]?.pending = index
      return true
    }
    progress[toast] = ProgressThrottle(last: now)
    return false
  }

  /// Lets the held back announcement of a toast through.
  mutating func releaseProgress(of toast: String) {
    guard let pending = progress[toast]?.pending else { return }
    progress[toast] = ProgressThrottle(last: now)
    submit(pending)
  }

  private mutating func supersedeWaitingProgress(by index: Int) {
    guard policy.progressInterval != nil, let toast = jobs[index].announcement.toast else { return }
    let open = openProgress[toast, default: []].filter { !jobs[$0].isClosed }
    openProgress[toast] = jobs[index].announcement.isProgress ? [index] : nil
    for job in open where jobs[job].record.spans.isEmpty && current?.job != job {
      withdraw(job)
      jobs[job].openEntries = 0
      close(job, .dropped(.superseded(by: AnnouncementID(index: index))))
    }
  }

  private mutating func forgetPending(_ job: Int) {
    for (toast, throttle) in progress where throttle.pending == job {
      progress[toast]?.pending = nil
    }
  }

  // MARK: Duplicates

  /// What the reader took just now and this only repeats.
  private func duplicate(of index: Int) -> Int? {
    let announcement = jobs[index].announcement
    if let toast = announcement.toast, Self.isOfToast(announcement), let last = lastOfToast[toast],
      now - last.time < profile.duplicates.sameToast, !isNews(index, after: last.job)
    {
      return last.job
    }
    if let last = lastOfText[announcement.text], now - last.time < profile.duplicates.sameText {
      return last.job
    }
    return nil
  }

  /// Whether an announcement of the same toast is no repeat of an earlier one whatever its text: work
  /// has ended, or what was told has become more urgent.
  private func isNews(_ index: Int, after earlier: Int) -> Bool {
    let new = jobs[index].announcement
    let old = jobs[earlier].announcement
    return old.isProgress && !new.isProgress || new.priority > old.priority
  }

  private mutating func remember(_ index: Int) {
    guard profile.duplicates != DuplicateRule() else { return }
    let announcement = jobs[index].announcement
    if let toast = announcement.toast, Self.isOfToast(announcement) {
      lastOfToast[toast] = (now, index)
    }
    lastOfText[announcement.text] = (now, index)
  }

  /// Whether it tells of the toast itself; a confirmation or a count is news.
  private static func isOfToast(_ announcement: Announcement) -> Bool {
    switch announcement.cause {
    case .presented, .updated, .restored: true
    case .confirmation, .repeated, .speech: false
    }
  }
}
