extension ToastStateMachine {
  /// What a message says, or `nil` where repeats are not looked for.
  func words(of message: ToastMessage) -> ToastWords? {
    guard behavior.duplicateWindow > .zero else { return nil }
    return ToastWords(
      status: message.status, title: resolver.text(message.title, locale),
      message: message.message.map { resolver.text($0, locale) })
  }

  /// Counts a text as a repeat of a toast that says the same, and gives that toast.
  mutating func repeated(_ words: ToastWords) -> Int? {
    guard let slot = texts[words], now - slots[slot].textTime <= behavior.duplicateWindow else {
      return nil
    }
    slots[slot].textTime = now
    slots[slot].toast.count += 1
    emit(.repeated(count: slots[slot].toast.count), slot)
    return slot
  }

  mutating func trackText(_ slot: Int) {
    if let words = slots[slot].text { texts[words] = slot }
  }

  mutating func untrackText(_ slot: Int) {
    if let words = slots[slot].text, texts[words] == slot { texts[words] = nil }
  }
}
