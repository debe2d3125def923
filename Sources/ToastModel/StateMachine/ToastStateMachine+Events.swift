import ToastText

extension ToastStateMachine {
  /// Takes the events that have come since the last call, in their order.
  public mutating func drainEvents() -> [ToastEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  mutating func emit(_ kind: ToastEvent.Kind, _ slot: Int) {
    emit(kind, toast: snapshot(slot))
  }

  mutating func emit(_ kind: ToastEvent.Kind, toast: Toast?) {
    events.append(ToastEvent(time: now, sequence: nextSequence, kind: kind, toast: toast))
    nextSequence += 1
  }

  mutating func report(
    _ kind: String, _ severity: ProblemSeverity, _ message: String, toast: Toast? = nil
  ) {
    emit(.problem(Problem(kind, severity, message)), toast: toast)
  }

  /// The toast as it stands, with what it has left at this moment.
  func snapshot(_ slot: Int) -> Toast {
    var toast = slots[slot].toast
    if let key = countdowns.key(of: slot) { toast.remaining = key.rank - clock.time(at: now) }
    return toast
  }
}
