import Testing
import ToastModel
import ToastText

/// Research §3.4, faults 41–55 that users of other systems reported.
struct ReportedFaultTests {
  @Test("41: after a pause, an update and a close by action, later toasts still count down")
  func timersResume() {
    let lines = Script().lines([
      (0, .show("A", tap: .open)), (1, .touchBegan), (2, .show("A", 9, tap: .open)),
      (3, .act("A", .tap)), (4, .touchEnded), (5, .show("B")), (20, .show("C")),
    ])
    #expect(lines.contains("9 dismissed B (timeout)"))
    #expect(lines.contains("24 dismissed C (timeout)"))
  }

  @Test("42: what is left is what was left, at every one of many pauses")
  func remainingIsExact() {
    let events = Script().events([
      (0, .show("A", 6)), (1, .touchBegan), (2, .touchEnded), (3, .touchBegan), (4, .touchEnded),
      (6, .touchBegan), (7, .touchEnded),
    ])
    let left = events.filter { $0.name == "paused" || $0.name == "resumed" }
      .map { $0.toast?.remaining }
    #expect(left == [5, 5, 4, 4, 2, 2].map(Duration.seconds))
    #expect(events.last?.description == "9 dismissed A (timeout)")
  }

  @Test("43: from indefinite to 3 s it closes after 3 s, not at once and not never")
  func indefiniteToFinite() {
    let lines = Script().lines([
      (0, .show("A", .indefinite, status: .progress)), (60, .show("A", 3, status: .success)),
    ])
    #expect(lines.last == "63 dismissed A (timeout)")
  }

  @Test(
    "44: no number stands for “for ever” by accident, and none closes a toast before it is seen",
    arguments: [0, -1, .nan, -.infinity, -1e308] as [Double])
  func zeroIsNoTime(seconds: Double) {
    let events = Script().events([(0, .show("A", .seconds(seconds)))])
    #expect(events.map(\.name) == ["problem", "presented", "front", "dismissed"])
    #expect(events.first?.description == "0 problem A (not-a-duration)")
    #expect(events.last?.time == .seconds(4))
    #expect(events.last?.toast?.time.reasons == [.notADuration, .default])
  }

  @Test("44: long times are kept as they are, and endless ones are indefinite")
  func longTimes() {
    let lines = Script(tail: 1e9).lines([(0, .show("A", 900_000))])
    #expect(lines.last == "900000 dismissed A (timeout)")
    for endless in [1e10, 1e308, .infinity] {
      #expect(ToastDuration.seconds(endless) == .indefinite)
    }
  }

  @Test("45: an update with the same time restarts it, or keeps it: a choice, by revision")
  func sameDuration() {
    let restart = Script().lines([(0, .show("A", 4)), (3.8, .show("A", 4))])
    #expect(restart.last == "7.8 dismissed A (timeout)")
    var behavior = ToastBehavior.toastKit
    behavior.updatePolicy = .keepRemaining
    let keep = Script(behavior: behavior).lines([(0, .show("A", 4)), (3.8, .show("A", 4))])
    #expect(keep.last == "4 dismissed A (timeout)")
  }

  @Test("46: names do not come from texts: equal toasts are two, and shown right after hiding")
  func namesAreNotTexts() {
    let center = ToastCenter(behavior: .toaster, clock: ManualClock())
    let first = center.present(.success, title: "Saved")
    let second = center.present(.success, title: "Saved")
    #expect(first != second)
    #expect(center.visibleToasts.count == 2)
    center.dismiss(first)
    center.present(.success, title: "Saved")
    #expect(center.visibleToasts.count == 2)
  }

  @Test("47: dismissing all leaves nothing that waits or is held, and a queue can be bounded")
  func clearing() {
    let lines = Script(behavior: .single).lines([
      (0, .show("H", trailing: .later)), (0, .show("A")), (0, .show("B")), (0, .show("C")),
      (1, .act("H", .swipeTrailing)), (2, .dismissAll), (3, .pageAppeared),
    ])
    #expect(
      lines.suffix(4) == [
        "2 dismissed H (dismissed)", "2 dismissed B (dismissed)", "2 dismissed C (dismissed)",
        "2 dismissed A (dismissed)",
      ])
  }

  @Test("48: that a toast replaced an equal-looking one is an event of its own")
  func replacementIsTold() {
    let lines = Script(behavior: .banner).lines([
      (0, .show("A", title: "Saved")), (1, .show("B", title: "Saved")),
    ])
    #expect(lines.contains("1 dismissed A (replaced)"))
    #expect(lines.contains("1 presented B"))
  }

  @Test("49: what was suspended resumes, and the limit holds for toasts that jump in")
  func suspendedResumes() {
    let suspended = Script().lines([
      (0, .show("A")), (1, .suspend("x")), (2, .show("B", 1)), (9, .unsuspend("x")),
    ])
    #expect(suspended.suffix(2) == ["10 front A (3 left)", "13 dismissed A (timeout)"])
    var behavior = ToastBehavior.single
    behavior.limit = ToastLimit(2, evicting: .oldest)
    var machine = Script(behavior: behavior).machine()
    for number in 0..<5 { machine.apply(.show("\(number)", priority: .high)) }
    #expect(machine.toastCount == 2)
  }

  @Test(
    "50: showing a toast that is leaving neither loses it nor wedges anything",
    arguments: ToastBehavior.named.map(\.name))
  func shownWhileLeaving(name: String) throws {
    let behavior = try #require(ToastBehavior(name: name))
    let script = Script(behavior: behavior)
    let lines = script.lines([
      (0, .show("A")), (1, .dismiss("A")), (1.2, .show("A")), (1.3, .dismiss("A")),
      (1.3, .show("A")), (10, .dismissAll),
    ])
    #expect(lines.filter { $0.hasSuffix("presented A") }.count == 3)
    #expect(lines.filter { $0.contains("dismissed A") }.count == 3)
  }

  @Test("51: a toast raised in the background is seen when the app comes back")
  func raisedInBackground() {
    let lines = Script().lines([
      (0, .enterBackground), (1, .show("A")), (3600, .enterForeground),
    ])
    #expect(lines.last == "3604 dismissed A (timeout)")
  }

  @Test("52: undo and toast have one clock: as long as undo is there, it works")
  func oneClock() {
    let undo = ToastAction(id: "undo", title: "Undo", commitOnClose: true)
    let lines = Script(policy: .speechTime).lines([
      (0, .show("A", 3, tap: undo)), (1, .touchBegan), (99, .touchEnded), (100, .act("A", .tap)),
    ])
    #expect(lines.last == "100 dismissed A (action(undo))")
    #expect(!lines.contains { $0.contains("committed") })
  }

  @Test("53: an action fires once however fast it is chosen, also from inside its own handler")
  func firesOnce() {
    let log = Log()
    let center = ToastCenter(clock: ManualClock())
    let action = ToastAction(id: "open") { toast in
      log.add("open")
      center.perform(.tap, on: toast.id)
    }
    center.present(ToastMessage(id: "A", title: "A", tapAction: action))
    center.perform(.tap, on: "A")
    center.perform(.tap, on: "A")
    #expect(log.lines == ["open"])
  }

  @Test("53: a quick loop of creating and dismissing leaves nothing behind")
  func quickLoop() {
    for (_, behavior) in ToastBehavior.named {
      var machine = Script(behavior: behavior).machine()
      for _ in 0..<1000 {
        machine.apply(.show("A"))
        machine.apply(.dismiss("A"))
      }
      machine.advance(to: .seconds(10_000))
      let events = machine.drainEvents()
      #expect(machine.toastCount == 0)
      let presented = events.count { $0.kind == .presented }
      let gone = events.count { $0.name == "dismissed" }
      let neverShown = events.count { $0.name == "queued" && $0.toast?.phase == .queued }
      #expect(gone == 1000)
      #expect(presented + neverShown == 1000)
    }
  }

  @Test("54: what priority does to a toast that is shown already is decided: nothing")
  func priorityOfShown() {
    let lines = Script(behavior: .single).lines([
      (0, .show("A")), (0, .show("B")), (1, .show("B", priority: .high)),
      (2, .show("A", priority: .high)),
    ])
    #expect(lines.dropFirst(3).prefix(2) == ["1 updated B", "2 updated A"])
    #expect(lines.contains("7 presented B"))
  }

  @Test("55: escape goes to the toast it is made on, and to no other")
  func escape() {
    let lines = Script().lines([
      (0, .show("A")), (0, .show("B")), (1, .act("A", .escape)), (2, .act("A", .escape)),
    ])
    #expect(lines.contains("1 dismissed A (dismissed)"))
    #expect(lines.contains("2 problem (no-such-toast)"))
    #expect(lines.last == "4 dismissed B (timeout)")
  }
}
