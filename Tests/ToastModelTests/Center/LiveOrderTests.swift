import Testing
import ToastModel
import ToastText

/// The centre in real time gives what the engine gives on its virtual clock.
struct LiveOrderTests {
  @Test("Live and virtual give the same events for the same script", .timeLimit(.minutes(1)))
  func sameEvents() async {
    for seed in 1...200 as ClosedRange<UInt64> {
      let random = RandomScript(seed: seed)
      let live = await Self.liveEvents(of: random)
      let virtual = random.script.events(random.steps)
      #expect(live == virtual, "seed \(seed)")
      if live != virtual { return }
    }
  }

  /// What a centre on a clock moved by hand publishes for a script.
  static func liveEvents(of random: RandomScript) async -> [ToastEvent] {
    let clock = ManualClock()
    let script = random.script
    var center: ToastCenter? = ToastCenter(
      behavior: script.behavior, locale: script.locale, assistivePolicy: script.policy,
      hearingTime: script.hearing, clock: clock)
    guard let events = center?.events() else { return [] }
    for step in random.steps {
      clock.advance(to: step.at)
      center?.send(step.input)
    }
    clock.advance(to: (random.steps.last?.at ?? 0) + script.tail)
    // Any call lets the time pass, whether or not the sleeping task has woken yet.
    _ = center?.frontToast
    center = nil
    return await events.reduce(into: []) { $0.append($1) }
  }

  @Test("A time that runs out is told without anyone calling the centre", .timeLimit(.minutes(1)))
  func alarm() async {
    let clock = ManualClock()
    let center = ToastCenter(clock: clock)
    var events = center.events().makeAsyncIterator()
    center.present(ToastMessage(id: "A", title: "A", duration: 2))
    center.present(ToastMessage(id: "B", title: "B", duration: 3))
    for _ in 0..<5 { _ = await events.next() }
    clock.advance(to: 3)
    #expect(await events.next()?.description == "3 dismissed B (timeout)")
    #expect(await events.next()?.description == "3 front A (2 left)")
    clock.advance(to: 5)
    #expect(await events.next()?.description == "5 dismissed A (timeout)")
  }

  @Test("One task sleeps, and none when nothing is to come", .timeLimit(.minutes(1)))
  func oneSleeper() async {
    let clock = ManualClock()
    let center = ToastCenter(behavior: .toaster, clock: clock)
    for number in 1...50 {
      center.present(ToastMessage(title: "A", duration: .seconds(Double(60 - number))))
    }
    // Tasks that were cancelled or have not begun to sleep need a moment of their own.
    while clock.sleeperCount != 1 { await Task.yield() }
    center.touchBegan()
    while clock.sleeperCount != 0 { await Task.yield() }
    #expect(center.visibleToasts.count == 50)
  }

  @Test(
    "A centre that is let go leaves no sleeping task and ends its streams", .timeLimit(.minutes(1)))
  func letGo() async {
    let clock = ManualClock()
    var center: ToastCenter? = ToastCenter(clock: clock)
    let events = center?.events()
    center?.present(ToastMessage(title: "A"))
    while clock.sleeperCount != 1 { await Task.yield() }
    center = nil
    while clock.sleeperCount != 0 { await Task.yield() }
    var names: [String] = []
    if let events { for await event in events { names.append(event.name) } }
    #expect(names == ["presented", "front"])
  }

  @Test("A real clock ends a toast after its time, and not before", .timeLimit(.minutes(1)))
  func realClock() async throws {
    let center = ToastCenter()
    var events = center.events().makeAsyncIterator()
    let began = ContinuousClock.now
    center.present(ToastMessage(id: "A", title: "A", duration: 0.03))
    var last: ToastEvent?
    while last?.name != "dismissed" { last = await events.next() }
    let event = try #require(last)
    #expect(event.kind == .dismissed(.timeout))
    #expect(began.duration(to: .now) >= .milliseconds(30))
    #expect(event.toast?.remaining == .zero)
  }
}
