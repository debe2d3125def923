import Foundation
import Testing
import ToastModel

/// Random things done to random behaviours, against the books of ``EventChecker``.
///
/// Without settings a debug build runs 1,000 sequences and a release build 100,000. A failure prints
/// its seed. `TOAST_RANDOM_COUNT` sets another count, `TOAST_RANDOM_SEED` another first seed:
///
///     swift test -c release --filter RandomEventTests
///     TOAST_RANDOM_SEED=1234 TOAST_RANDOM_COUNT=1 swift test --filter RandomEventTests
struct RandomEventTests {
  static let firstSeed = setting("TOAST_RANDOM_SEED") ?? 1

  static var count: UInt64 {
    #if DEBUG
      let standard: UInt64 = 1_000
    #else
      let standard: UInt64 = 100_000
    #endif
    return setting("TOAST_RANDOM_COUNT") ?? standard
  }

  static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  @Test("Whatever is done to toasts, the books add up", arguments: 0..<8)
  func booksAddUp(part: UInt64) {
    for index in stride(from: part, to: Self.count, by: 8) {
      let seed = Self.firstSeed &+ index
      let faults = Self.faults(of: RandomScript(seed: seed))
      if let first = faults.first {
        Issue.record("seed \(seed): \(faults.count) faults, the first \(first)")
        return
      }
    }
  }

  @Test("The same input gives the same output")
  func deterministic() {
    for index in 0..<min(Self.count, 1_000) {
      let random = RandomScript(seed: Self.firstSeed &+ index)
      let again = RandomScript(seed: Self.firstSeed &+ index)
      #expect(
        random.script.events(random.steps) == again.script.events(again.steps), "seed \(index)")
    }
  }

  @Test("How finely the time is advanced changes nothing")
  func advancingIsSeamless() {
    for index in 0..<min(Self.count, 300) {
      let random = RandomScript(seed: Self.firstSeed &+ index)
      var machine = random.script.machine()
      for step in random.steps {
        while machine.now + .milliseconds(70) < .seconds(step.at) {
          machine.advance(to: machine.now + .milliseconds(70))
        }
        machine.apply(step.input, at: .seconds(step.at))
      }
      machine.advance(to: machine.now + .seconds(random.script.tail))
      #expect(machine.drainEvents() == random.script.events(random.steps), "seed \(index)")
    }
  }

  /// What does not add up in a script.
  static func faults(of random: RandomScript) -> [String] {
    var machine = random.script.machine()
    var checker = EventChecker(behavior: random.script.behavior)
    for step in random.steps {
      machine.advance(to: .seconds(step.at))
      for event in machine.drainEvents() { checker.see(event) }
      checker.endStep(nil, machine)
      checker.note(step.input)
      machine.apply(step.input)
      for event in machine.drainEvents() { checker.see(event) }
      checker.endStep(step.input, machine)
      if !checker.faults.isEmpty { return checker.faults }
    }
    machine.advance(to: machine.now + .seconds(random.script.tail))
    for event in machine.drainEvents() { checker.see(event) }
    checker.endStep(nil, machine)
    return checker.faults
  }
}
