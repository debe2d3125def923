internal import ToastModel

/// When a toast is seen, and when its countdown stands still, gathered from its records.
struct ToastPresence {
  /// How it is seen for a while.
  enum Kind {
    /// In front, or beside others.
    case front
    /// Behind another.
    case covered
    /// On its way out.
    case leaving
  }

  /// A while.
  struct Span {
    var kind: Kind
    var status: ToastStatus
    var start: Duration
    /// `nil` for a toast that stays beyond the end of the transcript.
    var end: Duration?
  }

  /// The spans in which it is seen, in order.
  private(set) var spans: [Span] = []

  /// The stretches in which its countdown stands still.
  private(set) var pauses: [(start: Duration, end: Duration?)] = []

  private var status = ToastStatus.normal
  private var causes: Set<PauseCause> = []

  /// Takes the next record of the toast.
  mutating func add(_ record: TranscriptRecord) {
    switch record.event {
    case .shown(let showing):
      let isSeen = spans.last?.end == nil && !spans.isEmpty
      let kind = isSeen ? spans.last?.kind ?? .front : .front
      status = showing.message.status
      begin(kind, at: record.time)
    case .moved(.front, _): begin(.front, at: record.time)
    case .moved(.covered, _): begin(.covered, at: record.time)
    case .moved(.queued, _), .moved(.held, _), .dismissed: vanish(at: record.time)
    case .leaving: begin(.leaving, at: record.time)
    case .paused(let cause, _):
      if causes.isEmpty { pauses.append((record.time, nil)) }
      causes.insert(cause)
    case .resumed(let cause, _):
      causes.remove(cause)
      if causes.isEmpty { endPause(at: record.time) }
    case .action, .announcement, .braille, .committed, .problem: break
    }
  }

  private mutating func begin(_ kind: Kind, at time: Duration) {
    close(at: time)
    spans.append(Span(kind: kind, status: status, start: time, end: nil))
  }

  private mutating func vanish(at time: Duration) {
    close(at: time)
    causes = []
    endPause(at: time)
  }

  /// Ends the open span; one that lasted no time was none.
  private mutating func close(at time: Duration) {
    guard let last = spans.indices.last, spans[last].end == nil else { return }
    if spans[last].start == time { spans.removeLast() } else { spans[last].end = time }
  }

  private mutating func endPause(at time: Duration) {
    guard let last = pauses.indices.last, pauses[last].end == nil else { return }
    pauses[last].end = time
  }
}
