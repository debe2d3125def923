import ToastText

extension ToastStateMachine {
  /// Whether the screen reader's focus keeps this toast from counting down.
  func isFocusPaused(_ slot: Int) -> Bool {
    focused == slot && behavior.pauses.contains(.focus)
  }

  /// Moves the focus to the visible toast of a name, or off all toasts.
  mutating func focus(_ name: String?) {
    var target: Int?
    if let name {
      guard let slot = visibleSlot(name) else { return }
      target = slot
    }
    guard target != focused else { return }
    if let former = focused {
      focused = nil
      emitFocus(.resumed(.focus), former)
      startCountdown(former)
    }
    guard let target else { return }
    focused = target
    guard isFocusPaused(target) else { return }
    stopCountdown(target)
    emitFocus(.paused(.focus), target)
  }

  /// Forgets the focus on a toast that is no longer visible.
  mutating func loseFocus(_ slot: Int) {
    if focused == slot { focused = nil }
  }

  private mutating func emitFocus(_ kind: ToastEvent.Kind, _ slot: Int) {
    guard slots[slot].toast.phase == .front, behavior.countdown == .whileInFront,
      behavior.pauses.contains(.focus)
    else { return }
    emit(kind, slot)
  }

  /// The visible toast of a name, or `nil` with a problem that says where it is instead.
  mutating func visibleSlot(_ name: String) -> Int? {
    guard let slot = names.first(name, .live) else {
      guard let held = names.first(name, .held) else {
        reportMissing(name)
        return nil
      }
      report(
        "toast-held", .warning,
        "the toast ‘\(name)’ is held until its page appears; let the page appear first",
        toast: snapshot(held))
      return nil
    }
    guard slots[slot].place == .shown else {
      report(
        "toast-waiting", .warning,
        "the toast ‘\(name)’ is not shown yet; act on it when its turn has come",
        toast: snapshot(slot))
      return nil
    }
    return slot
  }
}
