import ToastText

extension ToastStateMachine {
  /// Replaces the content of a toast.
  mutating func update(_ slot: Int, to message: ToastMessage) {
    let former = slots[slot].toast.message
    stopCountdown(slot)
    untrackText(slot)
    untrackImportance(slot)
    var message = message
    message.id = slots[slot].toast.id
    slots[slot].toast.time = updatedTime(slot, message)
    slots[slot].toast.remaining = slots[slot].toast.time.total
    slots[slot].toast.message = message
    slots[slot].toast.revision += 1
    slots[slot].toast.count = 1
    if slots[slot].place != .held {
      slots[slot].text = words(of: message)
      slots[slot].textTime = now
      trackText(slot)
      trackImportance(slot)
    }
    emit(.updated(.content), slot)
    checkMessage(slot)
    commitDeeds(of: former, keeping: message, slot)
    if slots[slot].toast.phase == .covered, behavior.identity == .updateToFront,
      slots[slot].place == .shown
    {
      links.remove(slot, from: &shown)
      putInFront(slot, covering: shown.last)
    } else {
      startCountdown(slot)
    }
  }

  /// The time after an update, by the behaviour's policy.
  private func updatedTime(_ slot: Int, _ message: ToastMessage) -> ToastTime {
    let fresh = time(for: message)
    let toast = slots[slot].toast
    // A waiting toast has spent nothing; a held one comes back with its full time.
    guard toast.phase == .front || toast.phase == .covered,
      let left = toast.remaining, fresh.total != nil
    else { return fresh }
    let kept: Duration
    let reason: DurationReason
    switch behavior.updatePolicy {
    case .restart: return fresh
    case .keepRemaining: (kept, reason) = (left, .keptRemaining)
    case .atLeast(let least):
      (kept, reason) = (max(left, min(least, ToastDuration.longest)), .atLeast)
    }
    // The new words must be heard too; a factor was applied when the time was first given.
    guard assistivePolicy == .speechTime else { return ToastTime(total: kept, reasons: [reason]) }
    let longer = ToastBehavior.lengthened(kept, policy: .speechTime) {
      hearingTime(message, locale)
    }
    return ToastTime(total: longer.time, reasons: [reason] + [longer.reason].compactMap(\.self))
  }

  /// Does the deeds that were held back by undos which the new content no longer offers.
  private mutating func commitDeeds(
    of former: ToastMessage, keeping message: ToastMessage, _ slot: Int
  ) {
    let kept = message.actions.filter(\.commitOnClose).map(\.id)
    for action in former.pendingDeeds where !kept.contains(action.id) {
      emit(.committed(action), slot)
    }
  }
}
