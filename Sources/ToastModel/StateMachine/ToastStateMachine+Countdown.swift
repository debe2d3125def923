extension ToastStateMachine {
  /// How long a message is shown under the present policy and in the present language.
  func time(for message: ToastMessage) -> ToastTime {
    behavior.time(for: message, policy: assistivePolicy) { hearingTime(message, locale) }
  }

  /// Lets a toast count down if it is in front, has a time, and nothing of its own stops it.
  mutating func startCountdown(_ slot: Int) {
    let toast = slots[slot].toast
    guard toast.phase == .front, !slots[slot].isActing, countdowns.key(of: slot) == nil,
      let remaining = toast.remaining, !isFocusPaused(slot)
    else { return }
    let key = SlotKey(rank: clock.time(at: now) + remaining, serial: toast.serial)
    countdowns.insert(slot, key: key)
  }

  /// Stops the countdown of one toast and keeps what is left.
  mutating func stopCountdown(_ slot: Int) {
    guard let key = countdowns.key(of: slot) else { return }
    slots[slot].toast.remaining = key.rank - clock.time(at: now)
    countdowns.remove(slot)
  }
}
