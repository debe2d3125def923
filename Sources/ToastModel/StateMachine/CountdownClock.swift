/// A clock that counts only while nothing pauses it.
///
/// All countdowns are kept in its time. A pause of everything stops one clock, however many toasts
/// count down, and what each has left is exact after any number of pauses.
struct CountdownClock: Sendable {
  private var counted = Duration.zero
  private var runsSince: Duration? = .zero

  /// The time counted up to a moment.
  func time(at now: Duration) -> Duration {
    guard let runsSince else { return counted }
    return counted + (now - runsSince)
  }

  /// The moment at which so much will have been counted, or `nil` while the clock stands.
  func moment(of time: Duration) -> Duration? {
    runsSince.map { $0 + (time - counted) }
  }

  mutating func stop(at now: Duration) {
    counted = time(at: now)
    runsSince = nil
  }

  mutating func start(at now: Duration) {
    guard runsSince == nil else { return }
    runsSince = now
  }
}
