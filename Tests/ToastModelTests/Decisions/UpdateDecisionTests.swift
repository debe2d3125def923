import Testing
import ToastModel
import ToastText

/// What was decided about updates, repeats and limits.
struct UpdateDecisionTests {
  private func behavior(_ policy: ToastUpdatePolicy) -> Script {
    var behavior = ToastBehavior.toastKit
    behavior.updatePolicy = policy
    return Script(behavior: behavior)
  }

  @Test(
    "id update and countdown: restart, keep what is left, or at least so much",
    arguments: [
      (.restart, 3.0, "9 dismissed A (timeout)"), (.keepRemaining, 3.0, "4 dismissed A (timeout)"),
      (.atLeast(.seconds(3)), 3.0, "6 dismissed A (timeout)"),
      (.atLeast(.seconds(3)), 0.5, "4 dismissed A (timeout)"),
    ] as [(ToastUpdatePolicy, Double, String)])
  func updatePolicy(policy: ToastUpdatePolicy, at: Double, end: String) {
    #expect(behavior(policy).lines([(0, .show("A")), (at, .show("A", 6))]).last == end)
  }

  @Test(
    "id update from indefinite to a time, or back: the new content's time counts from now",
    arguments: [.restart, .keepRemaining, .atLeast(.seconds(60))] as [ToastUpdatePolicy])
  func updateOfIndefinite(policy: ToastUpdatePolicy) {
    let script = behavior(policy)
    let toTime = script.lines([(0, .show("A", .indefinite)), (50, .show("A", 3))])
    #expect(toTime.last == "53 dismissed A (timeout)")
    let toIndefinite = script.lines([(0, .show("A", 3)), (1, .show("A", .indefinite))])
    #expect(toIndefinite.last == "1 updated A")
  }

  @Test("an update that keeps what is left says so in its reasons")
  func updateReasons() {
    let events = behavior(.keepRemaining).events([(0, .show("A")), (1, .show("A", 9))])
    #expect(
      events[2].toast?.time == ToastTime(total: .seconds(3), reasons: [.keptRemaining]))
    let atLeast = behavior(.atLeast(.seconds(5))).events([(0, .show("A")), (1, .show("A", 9))])
    #expect(atLeast[2].toast?.time == ToastTime(total: .seconds(5), reasons: [.atLeast]))
  }

  @Test("an update under a reader leaves time to hear the new text, even if it keeps what is left")
  func updateIsHearable() {
    var script = behavior(.keepRemaining)
    script.policy = .speechTime
    script.hearing = { message, _ in message.title == "A" ? .seconds(1) : .seconds(7) }
    let events = script.events([(0, .show("A")), (3, .show("A", title: "long"))])
    #expect(
      events[2].toast?.time
        == ToastTime(
          total: .seconds(8), reasons: [.keptRemaining, .speechTime(.seconds(8))]))
    #expect(events.last?.description == "11 dismissed A (timeout)")
  }

  @Test("an update carries a revision number, counted from 0")
  func revision() {
    let events = Script().events([(0, .show("A")), (1, .show("A")), (2, .show("A"))])
    #expect(events.filter { $0.name != "front" }.compactMap { $0.toast?.revision } == [0, 1, 2, 2])
  }

  @Test("id update of a covered toast: it comes to the front")
  func coveredUpdate() {
    let lines = Script().lines([(0, .show("A")), (1, .show("B")), (2, .show("A"))])
    #expect(
      lines.dropFirst(5) == [
        "2 updated A", "2 front A (4 left)", "2 covered B (3 left)", "6 dismissed A (timeout)",
        "6 front B (3 left)", "9 dismissed B (timeout)",
      ])
  }

  @Test("id update of a queued toast: the content is replaced in place")
  func queuedUpdate() {
    let events = Script(behavior: .single).events([
      (0, .show("A")), (0, .show("B")), (0, .show("C")), (1, .show("B", 2, title: "B2")),
    ])
    #expect(
      events.map(\.description).suffix(6) == [
        "5 presented B", "5 front B (2 left)", "7 dismissed B (timeout)", "7 presented C",
        "7 front C (5 left)", "12 dismissed C (timeout)",
      ])
    #expect(
      events.first { $0.time == .seconds(5) && $0.name == "front" }?.toast?.message.title == "B2")
  }

  @Test("id update of a held toast: the content is replaced, and it stays held")
  func heldUpdate() {
    let events = Script().events([
      (0, .show("A", trailing: .later)), (1, .act("A", .swipeTrailing)),
      (2, .show("A", title: "A2")), (9, .pageAppeared),
    ])
    #expect(
      events.map(\.description).dropFirst(3) == [
        "1 held A", "2 updated A", "9 restored A", "9 front A (4 left)", "13 dismissed A (timeout)",
      ])
    #expect(events[4].toast?.phase == .held)
    #expect(events[5].toast?.message.title == "A2")
  }

  @Test("a new toast goes to the front; the former one is covered and keeps what it has left")
  func newToast() {
    let lines = Script().lines([(0, .show("A")), (1.5, .show("B"))])
    #expect(
      lines.prefix(5) == [
        "0 presented A", "0 front A (4 left)", "1.5 presented B", "1.5 front B (4 left)",
        "1.5 covered A (2.5 left)",
      ])
  }

  @Test("duplicates: the same text under another name within the window is a repeat")
  func repeats() {
    var behavior = ToastBehavior.toastKit
    behavior.duplicateWindow = .seconds(2)
    let lines = Script(behavior: behavior).lines([
      (0, .show("A", 10, title: "Saved")), (1, .show("B", title: "Saved")),
      (2.5, .show("C", title: "Saved")), (5, .show("D", title: "Saved")),
      (5, .show("E", status: .error, title: "Saved")),
    ])
    #expect(
      lines.prefix(8) == [
        "0 presented A", "0 front A (10 left)", "1 repeated A (2)", "2.5 repeated A (3)",
        "5 presented D", "5 front D (4 left)", "5 covered A (5 left)", "5 presented E",
      ])
  }

  @Test("duplicates: presenting a repeat gives the name of the toast that shows the text")
  func repeatName() {
    var behavior = ToastBehavior.toaster
    behavior.duplicateWindow = .seconds(2)
    let center = ToastCenter(behavior: behavior, clock: ManualClock())
    let first = center.present(.success, title: "Saved")
    #expect(center.present(.success, title: "Saved") == first)
    #expect(center.visibleToasts.map(\.count) == [2])
  }

  @Test("duplicates: off by default, and a text whose toast has gone is shown again")
  func repeatsOff() {
    let off = Script().lines([(0, .show("A", title: "Saved")), (0, .show("B", title: "Saved"))])
    #expect(off.contains("0 presented B"))
    var behavior = ToastBehavior.toastKit
    behavior.duplicateWindow = .seconds(60)
    let gone = Script(behavior: behavior).lines([
      (0, .show("A", 1, title: "Saved")), (2, .show("B", title: "Saved")),
    ])
    #expect(gone.contains("2 presented B"))
  }
}
