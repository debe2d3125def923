/// A clock of any kind, seen as the time since it was taken up.
struct ElapsedClock: Sendable {
  /// The time since the start.
  let now: @Sendable () -> Duration

  /// Sleeps until so much time has passed since the start; throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void

  /// Takes up a clock now.
  init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }
}
