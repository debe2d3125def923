import Testing
import ToastModel
import ToastText

/// The engine with many toasts.
struct EngineScaleTests {
  #if DEBUG
    static let count = 2_000
  #else
    static let count = 10_000
  #endif

  /// A behaviour that keeps an order of every kind: by time, by name, by text, by status.
  private static func behavior(_ arrangement: ToastArrangement) -> ToastBehavior {
    var behavior = ToastBehavior.toastKit
    behavior.arrangement = arrangement
    behavior.limit = ToastLimit(count, evicting: .lowestStatus)
    behavior.duplicateWindow = .seconds(1)
    return behavior
  }

  /// Rounds of things done to a full engine, each to another toast, and the time they took.
  private static func rounds(_ rounds: Int, live: Int, _ arrangement: ToastArrangement) -> Duration
  {
    var machine = ToastStateMachine(behavior: behavior(arrangement))
    for number in 0..<live {
      machine.apply(.show("\(number)", .seconds(Double(1_000_000 + number)), trailing: .later))
    }
    _ = machine.drainEvents()
    var generator = SeededGenerator(seed: 1)
    var events = 0
    let began = ContinuousClock.now
    for round in 0..<rounds {
      let name = "\(Int.random(in: 0..<live, using: &generator))"
      machine.advance(to: .milliseconds(round))
      machine.apply(
        .show(name, 1_000_000, title: ToastText(verbatim: "\(round)"), trailing: .later))
      machine.apply(.focus(name))
      machine.apply(.dismiss(name))
      machine.apply(.show(name, 1_000_000, trailing: .later))
      machine.apply(.act(name, .rotor, "later"))
      machine.apply(.pageAppeared)
      machine.apply(.skip(gap: .zero))
      machine.apply(.show("\(round)"))
      events += machine.drainEvents().count
    }
    let took = began.duration(to: .now)
    #expect(events > rounds)
    return took
  }

  @Test(
    "An operation takes hardly longer with ten thousand toasts than with a hundred",
    arguments: [.stack, .list, .queue(highPriorityJumpsIn: true)] as [ToastArrangement])
  func logarithmic(arrangement: ToastArrangement) {
    // The least of three, for other work on the machine only ever makes it longer.
    let few = (0..<3).map { _ in Self.rounds(500, live: 100, arrangement) }.min() ?? .zero
    let many = (0..<3).map { _ in Self.rounds(500, live: Self.count, arrangement) }.min() ?? .zero
    // A scan of all toasts would take a hundred times as long, a tree or a heap twice.
    #expect(many / few < 15, "\(few) with 100, \(many) with \(Self.count)")
  }

  @Test("Presenting, showing and covering a toast costs about as much as making its message")
  func throughput() {
    // Both are measured in the same run, so that other work on the machine falls on both.
    var machine = ToastStateMachine(behavior: .toastKit)
    var events = 0
    var ratios: [Double] = []
    for part in 0..<5 {
      let rounds = (part * Self.count)..<((part + 1) * Self.count)
      let began = ContinuousClock.now
      let messages = rounds.map { Self.input($0) }
      let made = ContinuousClock.now
      for (round, input) in zip(rounds, messages) {
        machine.apply(input, at: .milliseconds(250 * round))
        events += machine.drainEvents().count
      }
      ratios.append(made.duration(to: .now) / began.duration(to: made))
    }
    #expect(events >= 5 * Self.count * 2)
    #expect((ratios.min() ?? 100) < 10, "\(ratios)")
    // What has gone leaves nothing behind.
    #expect(machine.toastCount <= 50)
    #expect(MemoryProbe.slotCount(of: machine) <= 51)
  }

  private static func input(_ round: Int) -> ToastInput {
    .show(
      "\(round % 50)", 2, tap: ToastAction(id: "open", title: ToastText(key: "open")),
      trailing: .later)
  }
}
