import Testing
import ToastModel
import ToastText

/// Undo with one clock: the deed waits for the end of the toast.
struct UndoDecisionTests {
  let undo = ToastAction(id: "undo", title: ToastText(key: "action.undo"), commitOnClose: true)

  @Test("the deed is done when the toast goes without the undo, and never before")
  func commits() {
    let lines = Script().lines([(0, .show("A", tap: undo))])
    #expect(lines.suffix(2) == ["4 dismissed A (timeout)", "4 committed A (undo)"])
  }

  @Test("the deed is not done when the undo was chosen")
  func undone() {
    let lines = Script().lines([(0, .show("A", tap: undo)), (3.9, .act("A", .tap))])
    #expect(lines.last == "3.9 dismissed A (action(undo))")
    #expect(!lines.contains { $0.contains("committed") })
  }

  @Test("pausing or extending the toast moves the deed with it")
  func oneClock() {
    let paused = Script().lines([
      (0, .show("A", tap: undo)), (1, .touchBegan), (60, .touchEnded),
    ])
    #expect(paused.last == "63 committed A (undo)")
    let covered = Script().lines([(0, .show("A", tap: undo)), (1, .show("B", 60))])
    #expect(covered.last == "64 committed A (undo)")
    let updated = Script().lines([(0, .show("A", tap: undo)), (3, .show("A", 9, tap: undo))])
    #expect(updated.filter { $0.contains("committed") } == ["12 committed A (undo)"])
    let held = Script().lines([
      (0, .show("A", tap: undo, trailing: .later)), (1, .act("A", .swipeTrailing)),
      (500, .pageAppeared),
    ])
    #expect(held.last == "504 committed A (undo)")
  }

  @Test("another action, a dismissal, an eviction or a replacement is no undo")
  func otherEnds() {
    let other = Script().lines([
      (0, .show("A", tap: undo, leading: .open)), (1, .act("A", .swipeLeading)),
    ])
    #expect(other.last == "1 committed A (undo)")
    let dismissed = Script().lines([(0, .show("A", tap: undo)), (1, .dismissAll)])
    #expect(dismissed.last == "1 committed A (undo)")
    let replaced = Script(behavior: .powerplay).lines([
      (0, .show("A", tap: undo)), (1, .show("B")),
    ])
    #expect(replaced.contains("1 committed A (undo)"))
  }

  @Test("a fading toast has gone for its undo, so the deed is done when it begins to fade")
  func fade() {
    let lines = Script(behavior: .toaster).lines([
      (0, .show("A", tap: undo)), (3.2, .act("A", .tap)),
    ])
    #expect(
      lines.suffix(4) == [
        "3 leaving A (timeout)", "3 committed A (undo)", "3.2 problem A (toast-leaving)",
        "3.5 dismissed A (timeout)",
      ])
  }

  @Test("content that takes the undo away does the deed then")
  func undoTakenAway() {
    let lines = Script().lines([(0, .show("A", tap: undo)), (1, .show("A"))])
    #expect(lines.filter { $0.contains("committed") } == ["1 committed A (undo)"])
  }

  @Test("the deed runs once through a centre, and not when it was undone", .timeLimit(.minutes(1)))
  func live() async {
    let log = Log()
    let clock = ManualClock()
    let center = ToastCenter(clock: clock)
    func undo(_ name: String) -> ToastAction {
      ToastAction(
        id: "undo", title: "Undo", commitOnClose: true,
        handler: { _ in log.add("keep \(name)") }, commit: { _ in log.add("delete \(name)") })
    }
    center.present(ToastMessage(id: "A", title: "A", tapAction: undo("A")))
    clock.advance(to: 3)
    center.perform(.tap, on: "A")
    center.present(ToastMessage(id: "B", title: "B", tapAction: undo("B")))
    clock.advance(to: 100)
    #expect(center.visibleToasts.isEmpty)
    center.dismissAll()
    // The deed may be running on the task that slept.
    while log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["keep A", "delete B"])
  }
}
