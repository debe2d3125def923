import Testing
import ToastModel
import ToastText

/// Research §3.3, faults A–O that were found in other systems by reading or running them.
///
/// A, G, H, K and O are faults of words or of a screen; here stands what the engine does so that the
/// layers above it cannot have them.
struct PeerFaultTests {
  @Test("A: the engine hands counts as numbers, so that every language can pick its plural form")
  func countsAreNumbers() {
    var behavior = ToastBehavior.toastKit
    behavior.duplicateWindow = .seconds(9)
    let events = Script(behavior: behavior).events(
      (0..<5).map { (0, .show("\($0)", title: "Saved")) })
    let counts = events.compactMap { if case .repeated(let count) = $0.kind { count } else { nil } }
    #expect(counts == [2, 3, 4, 5])
  }

  @Test("B: a toast that arrives while another is touched or focused is paused too")
  func arrivesPaused() {
    let lines = Script().lines([
      (0, .show("A")), (1, .touchBegan), (2, .show("B", 0.2)), (50, .touchEnded),
    ])
    #expect(lines.contains("2 paused B (touch)"))
    #expect(lines.contains("50.2 dismissed B (timeout)"))
  }

  @Test("C: a second toast never silently replaces the visible one where toasts queue or stack")
  func secondDoesNotReplace() {
    for behavior in [ToastBehavior.toastKit, .tardiness, .toaster, .single] {
      var machine = Script(behavior: behavior).machine()
      machine.apply(.show("A"))
      machine.apply(.show("B"))
      #expect(machine.toastCount == 2)
      #expect(machine.visibleToasts.first?.id == "A")
    }
  }

  @Test("D: updating a queued toast does not queue a second copy")
  func queuedUpdate() {
    let lines = Script(behavior: .single).lines([
      (0, .show("A")), (0, .show("B", title: "old")), (1, .show("B", title: "new")),
    ])
    #expect(lines.filter { $0.contains("presented B") }.count == 1)
    #expect(lines.filter { $0.contains("dismissed B") }.count == 1)
  }

  @Test("E: a queued toast that is dismissed is never shown")
  func queuedDismissal() {
    let lines = Script(behavior: .single).lines([
      (0, .show("A")), (0, .show("B")), (1, .dismiss("B")),
    ])
    #expect(lines.contains("1 dismissed B (dismissed)"))
    #expect(!lines.contains { $0.contains("presented B") })
  }

  @Test("F: after a touch the toast goes when its own time is spent, not at its original moment")
  func noOldTimer() {
    let lines = Script().lines([
      (0, .show("A", 0.2)), (0.1, .touchBegan), (0.25, .touchEnded),
    ])
    #expect(lines.last == "0.35 dismissed A (timeout)")
  }

  @Test(
    "G: changed words are told; a toast put back comes again unannounced, with what it had left")
  func changesAreTold() {
    let lines = Script(behavior: .single).lines([
      (0, .show("A")), (1, .show("A", title: "A2")), (2, .show("H", 1, priority: .high)),
    ])
    #expect(lines.filter { $0.hasSuffix("presented A") }.count == 1)
    #expect(lines.contains("1 updated A"))
    #expect(lines.suffix(2) == ["3 front A (4 left)", "7 dismissed A (timeout)"])
  }

  @Test("H: dismiss is a label of its own, not a word shared with refusing")
  func dismissLabel() {
    let offers = ToastBehavior.single.offers(for: ToastMessage(title: "A"))
    #expect(offers.map(\.title) == [ToastText(key: "action.dismiss")])
  }

  @Test("I: letting go again and again postpones nothing beyond the time that was paused")
  func noEndlessPostponing() {
    var steps: [Script.Step] = [(0, .show("A"))]
    for touch in 0..<100 {
      steps.append((Double(touch) + 0.5, .touchBegan))
      steps.append((Double(touch) + 0.75, .touchEnded))
    }
    // Each second 0.75 s are spent: 4 s after 5 touches and 0.25 s more.
    #expect(Script().lines(steps).contains("5.25 dismissed A (timeout)"))
  }

  @Test("J: focus inside at the end of the time does not keep the toast for ever")
  func focusReleases() {
    let lines = Script().lines([(0, .show("A")), (3, .focus("A")), (60, .focus(nil))])
    #expect(lines.last == "61 dismissed A (timeout)")
  }

  @Test("K: keys stay keys, and titles and action names are handed on as texts")
  func textsAreHandedOn() {
    let key: ToastKey = "saved \(2)"
    let center = ToastCenter(clock: ManualClock())
    center.present(.success, title: key.text)
    #expect(center.frontToast?.message.title == ToastText(key: "saved %lld", arguments: [2]))
    let message = ToastMessage(
      title: key.text, tapAction: ToastAction(title: ToastText(key: "undo")))
    #expect(ToastBehavior.toastKit.offers(for: message).first?.title == ToastText(key: "undo"))
  }

  @Test("L: shown again before its time is up, a toast has its new time, from indefinite too")
  func shownAgain() {
    let again = Script(behavior: .banner).lines([(0, .show("A")), (2, .show("A"))])
    #expect(again.last == "5 dismissed A (timeout)")
    let loaded = Script(behavior: .banner).lines([
      (0, .show("A", .indefinite, status: .progress)), (60, .show("A", status: .success)),
    ])
    #expect(loaded.last == "63 dismissed A (timeout)")
  }

  @Test("M: toasts behind others do not count down and never expire unseen")
  func coveredNeverExpire() {
    var machine = Script().machine()
    for number in 0..<20 { machine.apply(.show("\(number)", 1)) }
    machine.advance(to: .seconds(1000))
    var shownFor: [String: Duration] = [:]
    var since: (id: String, time: Duration)?
    for event in machine.drainEvents() {
      guard let id = event.toast?.id else { continue }
      switch event.kind {
      case .front: since = (id, event.time)
      case .dismissed: shownFor[id] = event.time - (since?.time ?? .zero)
      default: break
      }
    }
    #expect(shownFor.count == 20)
    #expect(shownFor.values.allSatisfy { $0 == .seconds(1) })
  }

  @Test("N: no hidden limit drops toasts, and every toast counts for itself")
  func noHiddenLimit() {
    var machine = Script(behavior: .tardiness).machine()
    for number in 0..<500 { machine.apply(.show("\(number)")) }
    machine.advance(to: .seconds(10_000))
    let events = machine.drainEvents()
    #expect(events.filter { $0.kind == .presented }.count == 500)
    #expect(events.filter { $0.kind == .dismissed(.timeout) }.count == 500)
  }

  @Test("O: a shown toast takes nothing from the rest of the app: focus may be off all toasts")
  func focusIsFree() {
    let lines = Script().lines([(0, .show("A")), (1, .focus(nil))])
    #expect(lines == ["0 presented A", "0 front A (4 left)", "4 dismissed A (timeout)"])
  }
}
