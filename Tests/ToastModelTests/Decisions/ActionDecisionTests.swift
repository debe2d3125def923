import Testing
import ToastModel
import ToastText

/// What was decided about actions, *later*, swipes and undo.
struct ActionDecisionTests {
  @Test("later: held toasts come back in the order they were held, the last one in front")
  func laterOrder() {
    let lines = Script().lines([
      (0, .show("A", trailing: .later)), (0, .show("B", trailing: .later)),
      (1, .act("A", .rotor, "later")), (2, .act("B", .rotor, "later")), (5, .pageAppeared),
    ])
    #expect(
      lines.dropFirst(9) == [
        "5 restored A", "5 front A (4 left)", "5 restored B", "5 front B (4 left)",
        "5 covered A (4 left)", "9 dismissed B (timeout)", "9 front A (4 left)",
        "13 dismissed A (timeout)",
      ])
  }

  @Test("later: its handler runs once for each choice")
  func laterHandler() {
    let log = Log()
    let center = ToastCenter(clock: ManualClock())
    let later = ToastAction.later { toast in log.add("later \(toast.id)") }
    center.present(
      ToastMessage(id: "A", title: "A", swipeActions: ToastSwipeActions(trailing: later)))
    center.perform(.swipeTrailing, on: "A")
    center.perform(.swipeTrailing, on: "A")
    #expect(log.lines == ["later A"])
    center.pageAppeared()
    center.perform(.swipeTrailing, on: "A")
    #expect(log.lines == ["later A", "later A"])
    #expect(center.heldToasts.map(\.id) == ["A"])
  }

  @Test("later in a queue: the next one follows, and the held one queues up when it comes back")
  func laterInQueue() {
    let lines = Script(behavior: .single).lines([
      (0, .show("A", trailing: .later)), (0, .show("B")), (1, .act("A", .swipeTrailing)),
      (2, .pageAppeared),
    ])
    #expect(
      lines.dropFirst(3) == [
        "1 action A (later via swipe-trailing)", "1 held A", "1 presented B", "1 front B (5 left)",
        "2 queued A (5 left)", "6 dismissed B (timeout)", "6 restored A", "6 front A (5 left)",
        "11 dismissed A (timeout)",
      ])
  }

  @Test("an action runs once: a second tap on a toast that leaves does nothing and is reported")
  func runsOnce() {
    let lines = Script(behavior: .toaster).lines([
      (0, .show("A", tap: .open)), (1, .act("A", .tap)), (1.2, .act("A", .tap)),
      (2, .act("A", .tap)),
    ])
    #expect(
      lines.dropFirst(2) == [
        "1 action A (open via tap)", "1 leaving A (action(open))", "1.2 problem A (toast-leaving)",
        "1.5 dismissed A (action(open))", "2 problem (no-such-toast)",
      ])
  }

  @Test("swipe sides are logical; left and right go through the direction of the language")
  func sides() {
    #expect(ToastGesture.swipeLeft.side(in: .leftToRight) == .trailing)
    #expect(ToastGesture.swipeRight.side(in: .leftToRight) == .leading)
    #expect(ToastGesture.swipeLeft.side(in: .rightToLeft) == .leading)
    #expect(ToastGesture.swipeRight.side(in: .rightToLeft) == .trailing)
    for direction in [ToastDirection.leftToRight, .rightToLeft] {
      #expect(ToastGesture.swipeLeading.side(in: direction) == .leading)
      #expect(ToastGesture.swipeTrailing.side(in: direction) == .trailing)
    }
  }

  @Test("the direction of a language goes by its script, else by the language itself")
  func directions() {
    let rightToLeft = ["ar", "he", "fa", "ur", "ar-EG", "az-Arab", "ps", "yi"] as [LanguageTag]
    let leftToRight = ["en", "ja", "zh-Hant", "ar-Latn", "az", "ko", "und"] as [LanguageTag]
    #expect(rightToLeft.allSatisfy { ToastDirection(of: $0) == .rightToLeft })
    #expect(leftToRight.allSatisfy { ToastDirection(of: $0) == .leftToRight })
  }

  @Test("a swipe to a side without an action dismisses where the behaviour has it so")
  func plainSwipe() {
    let swiped = Script().lines([(0, .show("A")), (1, .act("A", .swipeLeft))])
    #expect(swiped.last == "1 dismissed A (swipe(trailing))")
    let leading = Script().lines([(0, .show("A")), (1, .act("A", .swipeLeading))])
    #expect(leading.last == "1 dismissed A (swipe(leading))")
    let not = Script(behavior: .tardiness).lines([(0, .show("A")), (1, .act("A", .swipeLeft))])
    #expect(not.contains("1 problem A (no-such-action)"))
  }

  @Test("dismiss is offered last where toasts can be dismissed, and is no action of the author's")
  func dismissOffer() {
    let message = ToastMessage(title: "A")
    #expect(!message.hasActions)
    for behavior in [ToastBehavior.toastKit, .single, .toaster, .tardiness] {
      #expect(behavior.offers(for: message).map(\.role) == [.dismiss])
      let lines = Script(behavior: behavior).lines([
        (0, .show("A", tap: .open)), (1, .act("A", .rotor, "dismiss")),
      ])
      #expect(lines.last?.hasSuffix("A (dismissed)") == true)
      let escaped = Script(behavior: behavior).lines([(0, .show("A")), (1, .act("A", .escape))])
      #expect(escaped.last?.hasSuffix("A (dismissed)") == true)
    }
  }

  @Test("a name the author gave is found before the kit's own")
  func authorsNameWins() {
    let dismiss = ToastAction(id: "dismiss", title: "Dismiss for good")
    let lines = Script().lines([(0, .show("A", tap: dismiss)), (1, .act("A", .rotor, "dismiss"))])
    #expect(lines.last == "1 dismissed A (action(dismiss))")
  }

  @Test("one action on two gestures is one entry; two actions of one name are a problem")
  func clash() {
    let twice = ToastMessage(
      title: "A", tapAction: .open, swipeActions: ToastSwipeActions(leading: .open))
    #expect(ToastBehavior.toastKit.offers(for: twice).map(\.id) == ["open", "dismiss"])
    #expect(!Script().lines([(0, .present(twice))]).contains { $0.contains("problem") })
    let other = ToastAction(id: "open", title: "Something else")
    let lines = Script().lines([(0, .show("A", tap: .open, leading: other))])
    #expect(lines.first == "0 problem A (action-clash)")
  }

  @Test("an act on nothing, on nonsense, on a held or waiting toast does nothing and is reported")
  func wrongActs() {
    let held = Script().lines([
      (0, .show("A", trailing: .later)), (1, .act("A", .swipeTrailing)), (2, .act("A", .tap)),
      (3, .act("nobody", .tap)), (4, .dismiss("nobody")), (4, .skip(gap: .zero)),
    ])
    #expect(
      held.suffix(4) == [
        "2 problem A (toast-held)", "3 problem (no-such-toast)", "4 problem (no-such-toast)",
        "4 problem (no-such-toast)",
      ])
    let waiting = Script(behavior: .single).lines([
      (0, .show("A")), (0, .show("B")), (1, .act("B", .tap)), (1, .act("A", .rotor, "nonsense")),
      (1, .act("A", .longPress)),
    ])
    #expect(
      waiting.dropFirst(3).prefix(3) == [
        "1 problem B (toast-waiting)", "1 problem A (no-such-action)",
        "1 problem A (no-such-action)",
      ])
  }

  @Test("what falls due at a moment comes before what is done at it")
  func sameMoment() {
    let touched = Script().lines([(0, .show("A")), (4, .touchBegan), (5, .touchEnded)])
    #expect(touched.suffix(1) == ["4 dismissed A (timeout)"])
    let acted = Script().lines([(0, .show("A", tap: .open)), (4, .act("A", .tap))])
    #expect(acted.suffix(2) == ["4 dismissed A (timeout)", "4 problem (no-such-toast)"])
    let list = Script(behavior: .toaster).lines([
      (0, .show("A", 2)), (0, .show("B")), (1, .show("C", 1)), (1.5, .act("B", .tap)),
    ])
    #expect(
      list.suffix(5) == [
        "2 dismissed B (tap)", "2 leaving A (timeout)", "2 leaving C (timeout)",
        "2.5 dismissed A (timeout)", "2.5 dismissed C (timeout)",
      ])
  }
}
