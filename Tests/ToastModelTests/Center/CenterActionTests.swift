import Testing
import ToastModel
import ToastText

/// Handlers and observers that work on the centre they are called by.
struct CenterActionTests {
  @Test("A handler may give its toast new content; the toast then stays")
  func handlerUpdates() {
    let center = ToastCenter(clock: ManualClock())
    let retry = ToastAction(id: "retry") { toast in
      center.present(ToastMessage(id: toast.id, status: .progress, title: "Trying again"))
    }
    center.present(ToastMessage(id: "A", status: .error, title: "Failed", tapAction: retry))
    center.perform(.tap, on: "A")
    #expect(center.frontToast?.message.title == "Trying again")
    #expect(center.frontToast?.remaining == .seconds(4))
  }

  @Test("A handler may dismiss its toast; it goes once")
  func handlerDismisses() async {
    let clock = ManualClock()
    var center: ToastCenter? = ToastCenter(clock: clock)
    let events = center?.events()
    let close = ToastAction(id: "close") { [weak center] toast in center?.dismiss(toast.id) }
    center?.present(ToastMessage(id: "A", title: "A", tapAction: close))
    center?.perform(.tap, on: "A")
    center = nil
    var lines: [String] = []
    if let events { for await event in events { lines.append(event.description) } }
    #expect(
      lines.dropFirst(2) == ["0 action A (close via tap)", "0 dismissed A (dismissed)"])
  }

  @Test("A handler that takes long keeps its toast: the time does not run out under it")
  func handlerTakesLong() {
    let clock = ManualClock()
    let center = ToastCenter(clock: clock)
    let log = Log()
    let slow = ToastAction(id: "slow") { _ in
      clock.advance(to: 60)
      log.add("\(center.visibleToasts.map(\.id))")
    }
    center.present(ToastMessage(id: "A", title: "A", tapAction: slow))
    center.perform(.tap, on: "A")
    #expect(log.lines == [#"["A"]"#])
    #expect(center.visibleToasts.isEmpty)
  }

  @Test("A handler may present, and the new toast stays in front")
  func handlerPresents() {
    let center = ToastCenter(clock: ManualClock())
    let next = ToastAction(id: "next") { _ in center.present(ToastMessage(id: "B", title: "B")) }
    center.present(ToastMessage(id: "A", title: "A", tapAction: next))
    center.perform(.tap, on: "A")
    #expect(center.visibleToasts.map(\.id) == ["B"])
    #expect(center.frontToast?.phase == .front)
  }

  @Test("Observers are called in the order they came, until they are cancelled")
  func observers() {
    let center = ToastCenter(clock: ManualClock())
    let log = Log()
    let first = center.onToastAction { _, action in log.add("first \(action.id)") }
    center.onToastAction { toast, _ in log.add("second \(toast.id)") }
    for name in ["A", "B"] {
      center.present(ToastMessage(id: name, title: "A", tapAction: .open))
      center.send(.act(name, .magicTap))
      first.cancel()
    }
    #expect(log.lines == ["first open", "second A", "second B"])
  }

  @Test("A suspension is a token; given back twice it ends once")
  func suspension() {
    let clock = ManualClock()
    let center = ToastCenter(clock: clock)
    center.present(ToastMessage(id: "A", title: "A"))
    let one = center.suspend()
    let other = center.suspend()
    clock.advance(to: 60)
    center.unsuspend(one)
    center.unsuspend(one)
    clock.advance(to: 120)
    #expect(center.frontToast?.remaining == .seconds(4))
    center.unsuspend(other)
    clock.advance(to: 123)
    #expect(center.frontToast?.remaining == .seconds(1))
    clock.advance(to: 124)
    #expect(center.frontToast == nil)
  }

  @Test("The calls of an app's life reach the engine")
  func lifecycle() {
    let clock = ManualClock()
    let center = ToastCenter(clock: clock)
    center.present(
      ToastMessage(id: "A", title: "A", swipeActions: ToastSwipeActions(trailing: .later)))
    center.touchBegan()
    center.enterBackground()
    center.focus("A")
    clock.advance(to: 60)
    center.touchEnded()
    center.enterForeground()
    center.focus(nil)
    #expect(center.frontToast?.remaining == .seconds(4))
    center.setLocale("ar")
    center.setInputMethod(.keyboard)
    center.setAssistivePolicy(.speechTime)
    #expect(center.frontToast?.remaining == nil)
    center.perform(.swipeRight, on: "A")
    #expect(center.heldToasts.map(\.id) == ["A"])
    center.pageDisappeared()
    center.pageAppeared()
    #expect(center.frontToast?.time.reasons == [.default, .noTimeoutBecauseAction])
    center.dismiss("A")
    #expect(center.visibleToasts.isEmpty)
    #expect(center.waitingToasts.isEmpty)
  }
}
