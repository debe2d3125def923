import ToastText

/// Services by a small key, each made once.
///
/// Keys come from data, such as currency codes, so the number kept is limited: where it is reached,
/// all are let go and made again as they are needed.
struct ServiceCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let kept = SanitizedMutex<[Key: Value]>([:])
  private let limit: Int

  init(limit: Int = 128) { self.limit = limit }

  func value(_ key: Key, _ make: () -> Value) -> Value {
    if let value = kept.withLock({ $0[key] }) { return value }
    // Outside the lock: making a service takes up to a millisecond.
    let made = make()
    return kept.withLock { kept in
      if let value = kept[key] { return value }
      if kept.count >= limit { kept.removeAll() }
      kept[key] = made
      return made
    }
  }
}
