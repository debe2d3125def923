package import Synchronization

/// A mutex whose hand-over from thread to thread the thread sanitizer can see.
///
/// On Linux the sanitizer does not know the lock inside `Mutex`, and reports a race for every value
/// that is guarded by one. An atomic that is read after locking and written before unlocking shows
/// it the order that the lock has made already; it costs two plain memory accesses.
///
/// All of it is inlinable, so that each module gets code for its own value: code for any value looks
/// up metadata at every call, which takes longer than the lock. For that alone the storage is
/// `package`; nobody else touches it.
@safe
package struct SanitizedMutex<Value: ~Copyable>: ~Copyable, Sendable {
  package let mutex: Mutex<Value>
  package let handover: Atomic<Bool>

  /// Creates a mutex around a value.
  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
    handover = Atomic(false)
  }

  /// Works on the value while no other thread does.
  @inlinable
  @inline(__always)
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
