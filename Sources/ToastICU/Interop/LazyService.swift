import Synchronization

/// A value that is made at its first use and then kept.
///
/// Two threads that come first at once both make it, and the later one is thrown away; so nothing
/// waits while ICU reads its data.
struct LazyService<Value: Sendable>: ~Copyable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()

  func value(_ make: () -> Value) -> Value {
    if let made = box.load() { return made.value }
    return box.storeIfNil(Box(make())).value
  }
}
