import Testing
import ToastModel
import ToastText

/// Research §1.2: what a user of Toaster lives through.
struct ToasterTests {
  let script = Script(behavior: .toaster)

  @Test("§1.2 queue rule: all messages are visible at once, in the order they came")
  func allVisible() {
    var machine = script.machine()
    for name in ["A", "B", "C"] { machine.apply(.show(name)) }
    #expect(machine.visibleToasts.map(\.id) == ["A", "B", "C"])
    #expect(machine.visibleToasts.allSatisfy { $0.phase == .front })
    #expect(!machine.drainEvents().contains { $0.kind == .covered })
  }

  @Test("§1.2 each counts down by itself, at the same time as the others")
  func concurrentCountdowns() {
    let lines = script.lines([(0, .show("A", 5)), (1, .show("B", 1)), (1.5, .show("C", 2))])
    #expect(
      lines.filter { $0.contains("leaving") } == [
        "2 leaving B (timeout)", "3.5 leaving C (timeout)", "5 leaving A (timeout)",
      ])
  }

  @Test("§1.2 states: a hidden message stays half a second longer, then it is removed")
  func fade() {
    var machine = script.machine()
    machine.apply(.show("A", 1))
    machine.advance(to: .seconds(1.2))
    #expect(machine.visibleToasts.isEmpty)
    #expect(machine.leavingToasts.map(\.phase) == [.leaving])
    machine.advance(to: .seconds(1.5))
    #expect(machine.toastCount == 0)
  }

  @Test("§1.2 tap hides at once, and the entry is removed with the fade, not at its old time")
  func tap() {
    let lines = script.lines([(0, .show("A", 60)), (1, .act("A", .tap))])
    #expect(lines.suffix(2) == ["1 leaving A (tap)", "1.5 dismissed A (tap)"])
  }

  @Test("§1.2 id: nothing is updated, and equal messages are shown again")
  func noUpdate() {
    var machine = script.machine()
    machine.apply(.show("A", title: "Saved"))
    machine.apply(.show("A", title: "Saved"))
    #expect(machine.visibleToasts.count == 2)
    #expect(Set(machine.visibleToasts.map(\.serial)).count == 2)
  }

  @Test("§1.2 built-ins: success, error and info for 3 s, each with its status")
  func builtIns() {
    let center = ToastCenter(behavior: .toaster, clock: ManualClock())
    let text = "Saved"
    center.present(.defaultSuccess(text: "Saved"))
    center.present(.defaultError(text: text))
    center.present(.defaultInfo(text: text))
    let toasts = center.visibleToasts
    #expect(toasts.map(\.message.status) == [.success, .error, .info])
    #expect(toasts.map(\.remaining) == [.seconds(3), .seconds(3), .seconds(3)])
    #expect(
      toasts.map(\.message.icon) == [
        .system("checkmark.circle"), .system("xmark.circle"), .system("info.circle"),
      ])
    center.remove(toasts[1].message)
    #expect(center.visibleToasts.map(\.message.status) == [.success, .info])
  }
}
