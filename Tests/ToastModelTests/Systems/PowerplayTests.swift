import Testing
import ToastModel
import ToastText

/// Research §1.6: what a user of PowerplayToastKit lives through.
struct PowerplayTests {
  let script = Script(behavior: .powerplay)

  @Test("§1.6 default 2 s, then a fade of half a second")
  func time() {
    let lines = script.lines([(0, .show("a"))])
    #expect(lines.suffix(2) == ["2 leaving a (timeout)", "2.5 dismissed a (timeout)"])
  }

  @Test("§1.6 “infinite” is the greatest number there: it is indefinite here")
  func infinite() {
    let center = ToastCenter(behavior: .powerplay, clock: ManualClock())
    center.showToast(of: .warning(title: "a"), for: Double.greatestFiniteMagnitude)
    #expect(center.frontToast?.time == ToastTime(total: nil, reasons: [.indefinite]))
    center.hideToast()
    #expect(center.frontToast == nil)
  }

  @Test("§1.6 replace: every toast fades out the one before; nothing is queued")
  func replaces() {
    let lines = script.lines([(0, .show("a")), (0.1, .show("b")), (0.2, .show("c"))])
    #expect(
      lines.filter { $0.contains("leaving") || $0.contains("dismissed") } == [
        "0.1 leaving a (replaced)", "0.2 leaving b (replaced)", "0.6 dismissed a (replaced)",
        "0.7 dismissed b (replaced)", "2.2 leaving c (timeout)", "2.7 dismissed c (timeout)",
      ])
  }

  @Test("§1.6 four kinds, each with a title and maybe a message")
  func kinds() {
    let kinds: [PowerplayToast] = [
      .success(title: "a", message: "b"), .warning(title: "a"), .error(title: "a"),
      .info(title: "a"),
    ]
    #expect(kinds.map(\.message.status) == [.success, .warning, .error, .info])
    #expect(kinds.map(\.message.message) == ["b", nil, nil, nil])
  }

  @Test("§1.6 fault: a timer of an earlier toast never hides a later one")
  func timersAreCancelled() {
    let lines = script.lines([(0, .show("a")), (1.9, .show("b"))])
    #expect(lines.contains("3.9 leaving b (timeout)"))
  }
}
