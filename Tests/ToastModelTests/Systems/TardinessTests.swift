import Testing
import ToastModel
import ToastText

/// Research §1.1: what a user of Tardiness lives through.
struct TardinessTests {
  let script = Script(behavior: .tardiness)

  @Test("§1.1 queue: messages are shown in the order they came, one at a time")
  func firstInFirstOut() {
    var machine = script.machine()
    for name in ["A", "B", "C"] { machine.apply(.show(name)) }
    #expect(machine.visibleToasts.map(\.id) == ["A"])
    #expect(machine.waitingToasts.map(\.id) == ["B", "C"])
    machine.advance(to: .seconds(100))
    let shown = machine.drainEvents().filter { $0.kind == .presented }
    #expect(shown.map(\.time) == [.zero, .milliseconds(3450), .milliseconds(6900)])
  }

  @Test("§1.1 durations: 3 s for every message, whatever it asks for")
  func fixedTime() {
    let events = script.events([(0, .show("A", 60)), (10, .show("B", .indefinite))])
    let gone = events.filter { $0.kind == .dismissed(.timeout) }
    #expect(gone.map(\.time) == [.seconds(3), .seconds(13)])
    #expect(events.first?.toast?.time.reasons == [.fixed])
  }

  @Test("§1.1 queued strings have no timer: only the visible message counts down")
  func onlyVisibleCounts() {
    var machine = script.machine()
    machine.apply(.show("A"))
    machine.apply(.show("B"))
    machine.advance(to: .seconds(2.9))
    #expect(machine.waitingToasts.first?.remaining == .seconds(3))
  }

  @Test("§1.1 skip: the message goes at once and its timer with it; the given gap follows")
  func skipWithGap() {
    let lines = script.lines([(0, .show("A")), (0, .show("B")), (1, .skip(gap: .seconds(2)))])
    #expect(
      lines.suffix(4) == [
        "1 dismissed A (skipped)", "3 presented B", "3 front B (3 left)", "6 dismissed B (timeout)",
      ])
  }

  @Test("§1.1 skip with an empty queue just empties the place")
  func skipLast() {
    let lines = script.lines([(0, .show("A")), (1, .skip(gap: .milliseconds(10)))])
    #expect(lines.last == "1 dismissed A (skipped)")
  }

  @Test("§1.1 no ids: equal messages and equal names are separate toasts")
  func noIdentity() {
    let lines = script.lines([(0, .show("A")), (0, .show("A")), (1, .act("A", .tap))])
    #expect(
      lines == [
        "0 presented A", "0 front A (3 left)", "0 queued A (3 left)", "1 dismissed A (skipped)",
        "1.01 presented A", "1.01 front A (3 left)", "4.01 dismissed A (timeout)",
      ])
  }

  @Test("§1.1 fault 1: a message queued in the gap waits for its end")
  func gapIsEnforced() {
    let lines = script.lines([(0, .show("A")), (3.2, .show("B"))])
    #expect(lines[3] == "3.2 queued B (3 left)")
    #expect(lines[4] == "3.45 presented B")
  }

  @Test("§1.1 fault 2: an early skip is no error and reports nothing")
  func skipIsQuiet() {
    let lines = script.lines([(0, .show("A")), (0.5, .act("A", .tap)), (5, .show("B"))])
    #expect(!lines.contains { $0.contains("problem") })
  }

  @Test("§1.1 fault 3: a key is never turned into its debug description")
  func keysStayKeys() {
    let count = 3
    let key: ToastKey = "moved \(count) to \("Archive")"
    #expect(key.text == ToastText(key: "moved %lld to %@", arguments: [3, "Archive"]))
    #expect(ToastKey("100%").text == ToastText(key: "100%"))
    let percent: ToastKey = "\(count)% done"
    #expect(percent.text == ToastText(key: "%lld%% done", arguments: [3]))
  }

  @Test("§1.1 localization: a message that waits follows a change of language")
  func lateBinding() {
    let resolver = ToastTextResolver { _, language in language == "ja" ? "完了" : "Done" }
    let center = ToastCenter(behavior: .tardiness, resolver: resolver, clock: ManualClock())
    center.queueMessage("done")
    #expect(center.currentToastMessage == "Done")
    center.setLocale("ja")
    #expect(center.currentToastMessage == "完了")
  }

  @Test("§1.1 public surface: verbatim text, keys and strings are queued as their users write them")
  func waysIn() {
    let center = ToastCenter(behavior: .tardiness, clock: ManualClock())
    let name = "Ana"
    center.queueMessage(verbatim: "Hello")
    center.queueMessage("message.from \(name)")
    center.queueMessage(name)
    #expect(center.currentToastMessage == "Hello")
    #expect(
      center.waitingToasts.map(\.message.title) == [
        ToastText(key: "message.from %@", arguments: ["Ana"]), "Ana",
      ])
    center.skipCurrent(in: .zero)
    #expect(center.currentToastMessage == "message.from %@")
  }
}
