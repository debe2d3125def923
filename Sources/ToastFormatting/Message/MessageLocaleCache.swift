import ToastText

/// Values by a small key, each made once and kept.
final class MessageLocaleCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let kept = SanitizedMutex<[Key: Value]>([:])

  init() {}

  /// The value of a key; two threads that come first at once both make it, and one is thrown away.
  func value(_ key: Key, _ make: () -> Value) -> Value {
    if let value = kept.withLock({ $0[key] }) { return value }
    let made = make()
    return kept.withLock { kept in
      if let value = kept[key] { return value }
      // Keys come from data: a thousand languages are enough.
      if kept.count >= 1024 { kept.removeAll() }
      kept[key] = made
      return made
    }
  }
}
