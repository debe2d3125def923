extension ToastStateMachine {
  /// The next moment at which something happens by itself, or `nil`.
  public var nextDeadline: Duration? { nextDue?.time }

  /// Lets the time pass up to a moment since the start; everything due until then happens.
  ///
  /// Time does not go back: an earlier moment changes nothing.
  public mutating func advance(to time: Duration) {
    // Beyond any life, and far from where adding times would overflow.
    let target = min(time, .seconds(1_000_000_000_000))
    while let due = nextDue, due.time <= target {
      now = max(now, due.time)
      switch due.event {
      case .fadeEnds(let slot): finishLeaving(slot)
      case .timeRunsOut(let slot): remove(slot, for: .timeout)
      case .gapEnds:
        gapEnd = nil
        showNext()
      }
    }
    now = max(now, target)
  }

  private enum Due {
    case fadeEnds(Int), timeRunsOut(Int), gapEnds
  }

  /// What happens next; of things due together the first of this order.
  private var nextDue: (time: Duration, event: Due)? {
    var next: (time: Duration, event: Due)?
    if let slot = leaving.first { next = (slots[slot].fadeEnd, .fadeEnds(slot)) }
    if let top = countdowns.top, let time = clock.moment(of: top.key.rank) {
      if next.map({ time < $0.time }) ?? true { next = (time, .timeRunsOut(top.slot)) }
    }
    if let gapEnd, next.map({ gapEnd < $0.time }) ?? true { next = (gapEnd, .gapEnds) }
    return next
  }
}
