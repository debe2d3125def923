extension ToastStateMachine {
  /// Puts a visible toast aside until its page appears again.
  mutating func hold(_ slot: Int) {
    let wasShown = slots[slot].place == .shown
    detach(slot)
    slots[slot].place = .held
    slots[slot].toast.phase = .held
    links.append(slot, to: &held)
    names.add(slot, name: slots[slot].toast.id, .held)
    emit(.held, slot)
    if wasShown { fillFront(after: .dismissed, gap: nil) }
  }

  /// Brings back the held toasts in the order they were held, each with its full time.
  mutating func pageAppeared() {
    for _ in 0..<held.count {
      guard let slot = held.first else { return }
      detach(slot)
      slots[slot].isReturning = true
      slots[slot].textTime = now
      slots[slot].text = words(of: slots[slot].toast.message)
      slots[slot].toast.time = time(for: slots[slot].toast.message)
      slots[slot].toast.remaining = slots[slot].toast.time.total
      if makeRoom(for: slot) { enter(slot) }
    }
  }
}
