import Synchronization

/// A value that is made at its first use and then kept.
///
/// Two threads that come first at once both make it, and the later one is thrown away; so nothing
/// waits while ICU reads its data.
///
/// It does what `AtomicLazyReference` of the standard library does, whose functions are not inlined
/// and take ten times as long.
@safe
struct LazyService<Value: Sendable>: ~Copyable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The address of a box that this owns, 0 before the first use; it is set once and never changed.
  private let address = Atomic<UInt>(0)

  init() {}

  deinit { unsafe Self.box(at: address.load(ordering: .acquiring))?.release() }

  /// The value, made by a function where it is not there yet.
  func value(_ make: () -> Value) -> Value {
    // The box lives as long as this value, for it is only released at the end of it.
    if let made = unsafe Self.box(at: address.load(ordering: .acquiring)) {
      return unsafe made._withUnsafeGuaranteedRef { $0.value }
    }
    return keep(Box(make()))
  }

  private func keep(_ made: Box) -> Value {
    let own = unsafe Unmanaged.passRetained(made)
    let (isFirst, other) = address.compareExchange(
      expected: 0, desired: unsafe UInt(bitPattern: own.toOpaque()),
      ordering: .acquiringAndReleasing)
    if isFirst { return made.value }
    // Another thread was first: ours was never seen by anyone, so it is ours to release.
    unsafe own.release()
    return unsafe Self.box(at: other)?.takeUnretainedValue().value ?? made.value
  }

  private static func box(at address: UInt) -> Unmanaged<Box>? {
    unsafe UnsafeRawPointer(bitPattern: address).map { unsafe Unmanaged.fromOpaque($0) }
  }
}
