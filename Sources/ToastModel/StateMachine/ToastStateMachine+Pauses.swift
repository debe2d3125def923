import ToastText

extension ToastStateMachine {
  mutating func touchBegan() {
    pauses.touches += 1
    if pauses.touches == 1 { beginPause(.touch) }
  }

  mutating func touchEnded() {
    guard pauses.touches > 0 else {
      report("no-touch", .warning, "a touch ends that never began; begin it first")
      return
    }
    pauses.touches -= 1
    if pauses.touches == 0 { endPause(.touch) }
  }

  mutating func setBackground(_ isInBackground: Bool) {
    guard isInBackground != pauses.isInBackground else { return }
    pauses.isInBackground = isInBackground
    if isInBackground { beginPause(.background) } else { endPause(.background) }
  }

  mutating func suspend(_ token: String) {
    guard pauses.tokens.insert(token).inserted else {
      report("token-in-use", .warning, "the token ‘\(token)’ is held already; use another")
      return
    }
    if pauses.tokens.count == 1 { beginPause(.suspended) }
  }

  mutating func unsuspend(_ token: String) {
    guard pauses.tokens.remove(token) != nil else {
      report("no-such-token", .warning, "there is no token ‘\(token)’ to give back; suspend first")
      return
    }
    if pauses.tokens.isEmpty { endPause(.suspended) }
  }

  /// The causes that the behaviour heeds.
  private var causesInForce: [PauseCause] {
    pauses.causes.filter(behavior.pauses.contains)
  }

  private mutating func beginPause(_ cause: PauseCause) {
    guard behavior.pauses.contains(cause) else { return }
    clock.stop(at: now)
    emitToFront(.paused(cause))
  }

  private mutating func endPause(_ cause: PauseCause) {
    guard behavior.pauses.contains(cause) else { return }
    if causesInForce.isEmpty { clock.start(at: now) }
    emitToFront(.resumed(cause))
  }

  /// Tells every toast in front; in a list all of them are.
  private mutating func emitToFront(_ kind: ToastEvent.Kind) {
    guard behavior.countdown == .whileInFront else { return }
    guard behavior.arrangement == .list else {
      if let slot = shown.last { emit(kind, slot) }
      return
    }
    var next = shown.first
    while let slot = next {
      emit(kind, slot)
      next = links.slot(after: slot)
    }
  }

  /// Tells a toast that comes to the front what keeps it from counting down.
  mutating func emitPauses(_ slot: Int) {
    guard behavior.countdown == .whileInFront else { return }
    for cause in causesInForce { emit(.paused(cause), slot) }
    if isFocusPaused(slot) { emit(.paused(.focus), slot) }
  }
}
