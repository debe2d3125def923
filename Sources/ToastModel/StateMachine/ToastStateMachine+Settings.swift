import ToastText

extension ToastStateMachine {
  /// Changes the language: visible toasts are shown in it at once, waiting ones when they are
  /// shown.
  mutating func setLocale(_ language: LanguageTag) {
    guard language != locale else { return }
    locale = language
    emit(.localeChanged(language), toast: nil)
    forEachStarted { machine, slot in
      machine.keepHearable(slot)
      if machine.slots[slot].place == .shown { machine.emit(.updated(.locale), slot) }
    }
  }

  mutating func setInputMethod(_ method: ToastInputMethod) {
    guard method != inputMethod else { return }
    inputMethod = method
    emit(.inputMethodChanged(method), toast: nil)
  }

  mutating func setAssistivePolicy(_ policy: AssistivePolicy) {
    guard policy != assistivePolicy else { return }
    assistivePolicy = policy
    forEachStarted { machine, slot in machine.keepHearable(slot) }
  }

  /// Gives a toast the time it needs under the present policy and language, never less than it had.
  private mutating func keepHearable(_ slot: Int) {
    stopCountdown(slot)
    defer { startCountdown(slot) }
    guard assistivePolicy != .off, let left = slots[slot].toast.remaining else { return }
    let message = slots[slot].toast.message
    if message.hasActions, message.status != .progress {
      slots[slot].toast.remaining = nil
      slots[slot].toast.time.total = nil
      slots[slot].toast.time.reasons.append(.noTimeoutBecauseAction)
    } else if assistivePolicy == .speechTime {
      let needed = hearingTime(message, locale)
      let longer = ToastBehavior.lengthened(left, policy: .speechTime) { needed }
      guard let reason = longer.reason else { return }
      slots[slot].toast.remaining = longer.time
      slots[slot].toast.time.total = slots[slot].toast.time.total.map { $0 + (longer.time - left) }
      slots[slot].toast.time.reasons.append(reason)
    }
  }

  /// Visits the toasts that have been in front and may be again.
  private mutating func forEachStarted(_ body: (inout ToastStateMachine, Int) -> Void) {
    var next = shown.first
    while let slot = next {
      body(&self, slot)
      next = links.slot(after: slot)
    }
    // Put back at the head of the queue by toasts of high priority.
    next = queue.first
    while let slot = next, slots[slot].toast.phase == .covered {
      body(&self, slot)
      next = links.slot(after: slot)
    }
  }
}
