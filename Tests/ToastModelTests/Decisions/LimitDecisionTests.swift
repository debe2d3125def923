import Testing
import ToastModel
import ToastText

/// What was decided about limits.
struct LimitDecisionTests {
  private func script(
    _ count: Int, _ eviction: ToastEviction, _ base: ToastBehavior = .toastKit
  ) -> Script {
    var behavior = base
    behavior.limit = ToastLimit(count, evicting: eviction)
    return Script(behavior: behavior)
  }

  @Test("limit: none by default")
  func noLimit() {
    var machine = Script().machine()
    for number in 0..<100 { machine.apply(.show("\(number)")) }
    #expect(machine.visibleToasts.count == 100)
  }

  @Test("limit: the oldest goes, and it is reported")
  func oldest() {
    let lines = script(2, .oldest).lines([(0, .show("A")), (1, .show("B")), (2, .show("C"))])
    #expect(
      lines.dropFirst(5).prefix(5) == [
        "2 evicted A (limit 2)", "2 dismissed A (evicted)", "2 presented C", "2 front C (4 left)",
        "2 covered B (3 left)",
      ])
  }

  @Test("limit: what was brought to the front is not the oldest any more")
  func oldestAfterUpdate() {
    let lines = script(2, .oldest).lines([
      (0, .show("A")), (1, .show("B")), (1, .show("A")), (2, .show("C")),
    ])
    #expect(lines.contains("2 dismissed B (evicted)"))
  }

  @Test("limit: the newest is the one that arrives, and it is turned away unseen, but not silently")
  func newest() {
    let lines = script(2, .newest).lines([(0, .show("A")), (1, .show("B")), (2, .show("C"))])
    #expect(lines.dropFirst(5).prefix(2) == ["2 evicted C (limit 2)", "2 dismissed C (evicted)"])
    #expect(!lines.contains("2 presented C"))
  }

  @Test("limit: the lowest status goes, of equals the oldest")
  func lowestStatus() {
    let lines = script(3, .lowestStatus).lines([
      (0, .show("error", status: .error)), (0, .show("info", status: .info)),
      (0, .show("info2", status: .info)), (1, .show("warning", status: .warning)),
      (2, .show("success", status: .success)), (3, .show("normal")),
    ])
    #expect(
      lines.filter { $0.contains("evicted)") } == [
        "1 dismissed info (evicted)", "2 dismissed info2 (evicted)", "3 dismissed normal (evicted)",
      ])
  }

  @Test("limit: an update changes what the lowest status is")
  func lowestStatusAfterUpdate() {
    let lines = script(2, .lowestStatus).lines([
      (0, .show("A", status: .error)), (0, .show("B", status: .info)),
      (1, .show("A", status: .normal)), (2, .show("C", status: .info)),
    ])
    #expect(lines.contains("2 dismissed A (evicted)"))
  }

  @Test("limit: a queue is bounded too, the visible and the waiting together")
  func boundedQueue() {
    let lines = script(2, .oldest, .tardiness).lines([
      (0, .show("A")), (0, .show("B")), (1, .show("C")),
    ])
    #expect(
      lines.dropFirst(3).prefix(5) == [
        "1 evicted A (limit 2)", "1 dismissed A (evicted)", "1 queued C (3 left)",
        "1.01 presented B", "1.01 front B (3 left)",
      ])
  }

  @Test(
    "limit: held toasts do not count, and they come back, whoever has to go for them",
    arguments: ToastEviction.allCases)
  func heldComesBack(eviction: ToastEviction) {
    let lines = script(1, eviction).lines([
      (0, .show("A", trailing: .later)), (1, .act("A", .swipeTrailing)),
      (2, .show("B", status: .error)), (3, .pageAppeared),
    ])
    #expect(
      lines.dropFirst(4).prefix(6) == [
        "2 presented B", "2 front B (4 left)", "3 evicted B (limit 1)", "3 dismissed B (evicted)",
        "3 restored A", "3 front A (4 left)",
      ])
  }

  @Test("limit: a count below 1 is 1", arguments: [0, -1, Int.min])
  func smallLimit(count: Int) {
    let lines = script(count, .oldest).lines([(0, .show("A")), (1, .show("B"))])
    #expect(lines.suffix(2) == ["1 front B (4 left)", "5 dismissed B (timeout)"])
  }
}
