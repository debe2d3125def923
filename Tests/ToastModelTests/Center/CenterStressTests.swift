import Testing
import ToastModel
import ToastText

/// A centre under many tasks at once.
struct CenterStressTests {
  @Test(
    "Eight tasks at once: events are in order, every toast goes once, every action runs once",
    .timeLimit(.minutes(5)), arguments: ToastBehavior.named.map(\.name))
  func threads(name: String) async throws {
    let clock = ManualClock()
    let ran = Counter()
    let observed = Counter()
    var center: ToastCenter? = ToastCenter(
      behavior: try #require(ToastBehavior(name: name)), clock: clock)
    let events = try #require(center?.events())
    if let center {
      center.onToastAction { _, _ in observed.increment() }
      await withTaskGroup { group in
        for worker in 0..<8 as Range<UInt64> {
          group.addTask { Self.work(on: center, clock, seed: worker) { ran.increment() } }
        }
      }
      center.dismissAll()
      clock.advance(to: 1_000_000)
      #expect(center.visibleToasts.isEmpty)
    }
    center = nil
    var actions = 0
    var (presented, gone): (Set<Int>, Set<Int>) = ([], [])
    var last: ToastEvent?
    for await event in events {
      #expect(event.sequence == (last?.sequence ?? -1) + 1)
      #expect(event.time >= (last?.time ?? .zero))
      last = event
      switch event.kind {
      case .action: actions += 1
      case .presented:
        let isFirst = presented.insert(event.toast?.serial ?? 0).inserted
        #expect(isFirst)
      case .dismissed:
        let isFirst = gone.insert(event.toast?.serial ?? 0).inserted
        #expect(isFirst)
      default: break
      }
    }
    #expect(presented.isSubset(of: gone))
    #expect([ran.value, observed.value] == [actions, actions])
  }

  private static func work(
    on center: ToastCenter, _ clock: ManualClock, seed: UInt64,
    ran: @escaping @Sendable () -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    for step in 0..<200 {
      let name = generator.pick(["A", "B", "C", "D"])
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        let action = ToastAction(id: "open", title: "Open") { _ in ran() }
        center.present(
          ToastMessage(id: name, title: "Saved", duration: 0.5, tapAction: action))
      case 4..<6: center.perform(generator.pick([.tap, .magicTap]), on: name)
      case 6: center.dismiss(name)
      case 7:
        center.touchBegan()
        center.touchEnded()
      case 8: center.pageAppeared()
      default: if seed == 0 { clock.advance(to: Double(step) / 10) }
      }
    }
  }
}
