import Testing
import ToastModel
import ToastText

/// Research §1.4.2, by the numbers of that page; 3, 4 and 16 are about pixels.
struct ToastKitTests {
  let script = Script()

  @Test("§1.4 (1) the id of a shown message updates it and moves it to the front")
  func updateMovesToFront() {
    var machine = script.machine()
    machine.apply(.show("sync", .indefinite, status: .progress))
    machine.apply(.show("new"))
    machine.apply(.show("sync", status: .success, title: "Done"))
    #expect(machine.visibleToasts.map(\.id) == ["new", "sync"])
    #expect(machine.frontToast?.message.title == "Done")
    #expect(machine.frontToast?.revision == 1)
  }

  @Test("§1.4 (2) toasts form a stack, all of them visible")
  func stack() {
    var machine = script.machine()
    for name in ["A", "B", "C"] { machine.apply(.show(name)) }
    #expect(machine.visibleToasts.map(\.id) == ["A", "B", "C"])
    #expect(machine.visibleToasts.map(\.phase) == [.covered, .covered, .front])
  }

  @Test("§1.4 (5) automatic is the centre's default of 4 s, a number is seconds, indefinite stays")
  func durations() {
    let lines = script.lines([
      (0, .show("a")), (10, .show("b", 2)), (20, .show("c", .indefinite)),
    ])
    #expect(
      lines.filter { $0.contains("dismissed") } == [
        "4 dismissed a (timeout)", "12 dismissed b (timeout)",
      ])
    let center = ToastCenter(defaultDuration: 6, clock: ManualClock())
    center.present(ToastMessage(title: "a"))
    center.present(ToastMessage(title: "b", duration: 2))
    #expect(center.visibleToasts.map(\.time.total) == [.seconds(6), .seconds(2)])
  }

  @Test("§1.4 (6) only the front toast counts down")
  func onlyFrontCounts() {
    var machine = script.machine()
    machine.apply(.show("A"))
    machine.apply(.show("B"))
    machine.advance(to: .seconds(3))
    #expect(machine.visibleToasts.map(\.remaining) == [.seconds(4), .seconds(1)])
  }

  @Test("§1.4 (7) a covered toast spends none of its time until it comes to the front")
  func coveredKeepsTime() {
    let lines = script.lines([(0, .show("A")), (1, .show("B", 60))])
    #expect(lines.suffix(2) == ["61 front A (3 left)", "64 dismissed A (timeout)"])
  }

  @Test("§1.4 (8) the timer stops while touched and while the app is in the background")
  func pauses() {
    let lines = script.lines([
      (0, .show("A")), (1, .touchBegan), (2, .enterBackground), (50, .touchEnded),
      (60, .enterForeground),
    ])
    #expect(
      lines.dropFirst(2) == [
        "1 paused A (touch)", "2 paused A (background)", "50 resumed A (touch)",
        "60 resumed A (background)", "63 dismissed A (timeout)",
      ])
  }

  @Test(
    "§1.4 (9) tap, leading swipe, trailing swipe and long press each choose",
    arguments: [
      (.tap, nil, "open"), (.swipeLeading, nil, "archive"), (.swipeTrailing, nil, "later"),
      (.longPress, "archive", "archive"), (.longPress, "later", "later"),
    ] as [(ToastGesture, String?, String)])
  func gestures(gesture: ToastGesture, choice: String?, action: String) {
    let lines = script.lines([
      (0, .show("A", tap: .open, leading: .archive, trailing: .later)),
      (1, .act("A", gesture, choice)),
    ])
    #expect(lines[2] == "1 action A (\(action) via \(gesture.rawValue))")
  }

  @Test("§1.4 (10) the same actions are chosen by name", arguments: ["open", "archive", "later"])
  func rotor(name: String) {
    let lines = script.lines([
      (0, .show("A", tap: .open, leading: .archive, trailing: .later)),
      (1, .act("A", .rotor, name)),
    ])
    #expect(lines[2] == "1 action A (\(name) via rotor)")
  }

  @Test("§1.4 (11) an action runs its handler, then the observers, then its effect")
  func order() {
    let log = Log()
    let center = ToastCenter(clock: ManualClock())
    center.onToastAction { toast, action in
      log.add("observer \(action.id) \(center.visibleToasts.map(\.id))")
    }
    let action = ToastAction(id: "open") { toast in
      log.add("handler \(toast.id) \(center.visibleToasts.map(\.id))")
    }
    center.present(ToastMessage(id: "A", title: "A", tapAction: action))
    center.perform(.tap, on: "A")
    log.add("after \(center.visibleToasts.map(\.id))")
    #expect(log.lines == [#"handler A ["A"]"#, #"observer open ["A"]"#, "after []"])
  }

  @Test("§1.4 (12) later holds the toast until the page appears again")
  func later() {
    let lines = script.lines([
      (0, .show("A", trailing: .later)), (1, .act("A", .swipeTrailing)), (2, .pageDisappeared),
      (500, .pageAppeared),
    ])
    #expect(
      lines.dropFirst(2) == [
        "1 action A (later via swipe-trailing)", "1 held A", "500 restored A",
        "500 front A (4 left)", "504 dismissed A (timeout)",
      ])
  }

  @Test("§1.4 (13) a confirmation follows the action it belongs to")
  func confirmation() throws {
    let events = script.events([(0, .show("A", leading: .archive)), (1, .act("A", .swipeLeading))])
    #expect(events.map(\.name) == ["presented", "front", "action", "confirmation", "dismissed"])
    guard case .confirmation(let text, let run) = events[3].kind else {
      Issue.record("no confirmation")
      return
    }
    #expect(text == ToastText(key: "archived"))
    #expect(run.action == .archive)
  }

  @Test("§1.4 (14, 15) everything is reached by name, without a particular gesture")
  func offers() {
    let message = ToastMessage(
      title: "A", tapAction: .open,
      swipeActions: ToastSwipeActions(leading: .later, trailing: .archive))
    let offers = ToastBehavior.toastKit.offers(for: message)
    #expect(offers.map(\.id) == ["open", "archive", "later", "dismiss"])
    #expect(offers.map(\.role) == [.tap, .trailing, .later, .dismiss])
    #expect(offers.map(\.isAuthors) == [true, true, true, false])
    #expect(offers[1].gestures == [.swipeTrailing, .longPress])
    for offer in offers {
      let lines = script.lines([(0, .present(message)), (1, .act("toast-1", .rotor, offer.id))])
      #expect(!lines.contains { $0.contains("problem") })
    }
  }

  @Test("§1.4 (17) built-in labels are keys of the kit, so they follow the host app's language")
  func builtInLabels() {
    let message = ToastMessage(title: "A", swipeActions: ToastSwipeActions(leading: .later))
    let unnamed = ToastMessage(title: "A", tapAction: ToastAction())
    #expect(
      ToastBehavior.toastKit.offers(for: message).map(\.title) == [
        ToastText(key: "action.later"), ToastText(key: "action.dismiss"),
      ])
    #expect(
      ToastBehavior.toastKit.offers(for: unnamed).first?.title == ToastText(key: "action.activate"))
    #expect(
      ToastBehavior.conditionalAlert.offers(for: unnamed).last?.title == ToastText(key: "action.ok")
    )
  }

  @Test("§1.4 (18) titles, bodies, action titles and confirmations are the app's, in any form")
  func appTexts() {
    let action = ToastAction(title: "元に戻す", confirmation: ToastText(key: "undone"))
    #expect(action.id == "元に戻す")
    #expect(ToastAction(title: ToastText(key: "open")).id == "open")
    let center = ToastCenter(clock: ManualClock())
    center.present(.warning, title: "新しい写真", message: ToastText(key: "photos.today"))
    #expect(center.frontToast?.message.status == .warning)
    #expect(center.frontToast?.message.title == "新しい写真")
    #expect(center.frontToast?.message.message == ToastText(key: "photos.today"))
  }
}
