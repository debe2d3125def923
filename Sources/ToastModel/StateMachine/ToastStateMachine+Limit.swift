extension ToastStateMachine {
  /// Keeps the limit before a toast enters; `false` if it is the toast itself that is turned away.
  mutating func makeRoom(for slot: Int) -> Bool {
    guard let limit = behavior.limit else { return true }
    while shown.count + queue.count >= max(limit.count, 1) {
      let victim = victim(of: limit.eviction, arriving: slot)
      emit(.evicted(limit), victim)
      remove(victim, for: .evicted)
      if victim == slot { return false }
    }
    return true
  }

  private func victim(of eviction: ToastEviction, arriving slot: Int) -> Int {
    // A toast that comes back from *later* was promised to; another one goes.
    let isReturning = slots[slot].isReturning
    switch eviction {
    case .oldest: return shown.first ?? queue.first ?? slot
    case .newest: return isReturning ? queue.last ?? shown.last ?? slot : slot
    case .lowestStatus:
      guard let least = importances.top else { return slot }
      return !isReturning && importanceKey(slot) < least.key ? slot : least.slot
    }
  }

  mutating func trackImportance(_ slot: Int) {
    guard behavior.limit?.eviction == .lowestStatus else { return }
    importances.insert(slot, key: importanceKey(slot))
  }

  mutating func untrackImportance(_ slot: Int) { importances.remove(slot) }

  private func importanceKey(_ slot: Int) -> SlotKey<Int> {
    let toast = slots[slot].toast
    return SlotKey(rank: toast.message.status.importance, serial: toast.serial)
  }
}
