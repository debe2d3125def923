/// Owns one object of ICU, and closes it with its own end.
///
/// Whether two threads may use the object at once differs from service to service. The owner of one
/// that may not keeps the handle in a `SanitizedMutex`.
@safe
struct ServiceHandle: ~Copyable, @unchecked Sendable {
  // Sendable although it holds a pointer: the pointer never changes, this handle alone owns what it
  // points to, and ICU's objects may move between threads.
  private let pointer: OpaquePointer
  private let close: (OpaquePointer) -> Void

  /// Takes an object over, or gives `nil` where ICU could not make one.
  init?(_ pointer: OpaquePointer?, close: @escaping @Sendable (OpaquePointer) -> Void) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = unsafe pointer
    unsafe self.close = close
  }

  deinit { unsafe close(pointer) }

  /// Calls a function of the shim on the object, which lives at least until the call returns.
  func use<Result>(_ body: (OpaquePointer) -> Result) -> Result { unsafe body(pointer) }
}
