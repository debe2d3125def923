private import Synchronization

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Interrupts that wait until a file is whole.
private enum Interrupts {
  /// How many threads are writing a file.
  static let holders = Atomic(0)
  /// The signal that came meanwhile, or 0.
  static let waiting = Atomic<Int32>(0)

  /// Ends the process as a shell expects it of a signal: 130 on Ctrl-C.
  ///
  /// `_exit` is one of the few functions that a signal handler may call.
  static func end(_ signal: Int32) -> Never { _exit(128 + signal) }
}

extension Platform {
  /// Ends the process with 130 on Ctrl-C and with 143 on a request to end, but not before files that
  /// are being written are whole.
  package static func exitOnInterrupt() {
    // Made now: a signal handler may not wait for the first use of a static value.
    _ = Interrupts.holders.load(ordering: .relaxed)
    _ = Interrupts.waiting.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        guard Interrupts.holders.load(ordering: .sequentiallyConsistent) > 0 else {
          Interrupts.end(number)
        }
        Interrupts.waiting.store(number, ordering: .sequentiallyConsistent)
        // The last holder may have let go between the two lines above.
        if Interrupts.holders.load(ordering: .sequentiallyConsistent) == 0 {
          Interrupts.end(number)
        }
      }
    }
    // A process started from a thread that blocks the signals would never see them.
    var signals = sigset_t()
    // The set is a local value, filled before it is read.
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Lets Ctrl-C and a request to end wait; each call is followed by one of ``releaseInterrupts()``.
  static func holdInterrupts() {
    Interrupts.holders.add(1, ordering: .sequentiallyConsistent)
  }

  /// Lets what waited come through, where no other thread holds it.
  static func releaseInterrupts() {
    let left = Interrupts.holders.subtract(1, ordering: .sequentiallyConsistent).newValue
    let signal = Interrupts.waiting.load(ordering: .sequentiallyConsistent)
    if left == 0, signal != 0 { Interrupts.end(signal) }
  }
}
