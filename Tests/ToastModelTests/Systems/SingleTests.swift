import Testing
import ToastModel
import ToastText

/// The behaviour of our own, after libadwaita: one at a time, with a priority.
struct SingleTests {
  let script = Script(behavior: .single)

  @Test("single: first in, first out, 5 s each, without a gap")
  func queue() {
    let lines = script.lines([(0, .show("A")), (0, .show("B"))])
    #expect(
      lines == [
        "0 presented A", "0 front A (5 left)", "0 queued B (5 left)", "5 dismissed A (timeout)",
        "5 presented B", "5 front B (5 left)", "10 dismissed B (timeout)",
      ])
  }

  @Test("single: high priority jumps in and puts the current one back at the head, with its time")
  func highJumpsIn() {
    let lines = script.lines([
      (0, .show("A")), (1, .show("B")), (2, .show("H", 3, priority: .high)),
    ])
    #expect(
      lines == [
        "0 presented A", "0 front A (5 left)", "1 queued B (5 left)",
        "2 presented H", "2 front H (3 left)", "2 covered A (3 left)",
        "5 dismissed H (timeout)", "5 front A (3 left)", "8 dismissed A (timeout)",
        "8 presented B", "8 front B (5 left)", "13 dismissed B (timeout)",
      ])
  }

  @Test("single: high priority over high priority jumps in as well")
  func highOverHigh() {
    let lines = script.lines([
      (0, .show("A", priority: .high)), (1, .show("B", priority: .high)),
    ])
    #expect(lines.contains("1 covered A (4 left)"))
    #expect(lines.suffix(2) == ["6 front A (4 left)", "10 dismissed A (timeout)"])
  }

  @Test("single: an update keeps the place, in front, put back or waiting")
  func updatesInPlace() {
    let lines = script.lines([
      (0, .show("A")), (0, .show("B")), (1, .show("H", priority: .high)),
      (2, .show("A", title: "A2")), (2, .show("B", title: "B2")), (2, .show("H", title: "H2")),
    ])
    #expect(
      lines.dropFirst(6) == [
        "2 updated A", "2 updated B", "2 updated H", "7 dismissed H (timeout)",
        "7 front A (5 left)", "12 dismissed A (timeout)", "12 presented B", "12 front B (5 left)",
        "17 dismissed B (timeout)",
      ])
  }

  @Test("single: what was put back can be dismissed, but not acted on")
  func putBack() {
    let lines = script.lines([
      (0, .show("A", tap: .open)), (1, .show("H", priority: .high)), (2, .act("A", .tap)),
      (3, .dismiss("A")),
    ])
    #expect(
      lines.dropFirst(5) == [
        "2 problem A (toast-waiting)", "3 dismissed A (dismissed)", "6 dismissed H (timeout)",
      ])
  }
}
