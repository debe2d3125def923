import Testing
import ToastModel
import ToastText

/// What was decided about pauses.
struct PauseDecisionTests {
  @Test(
    "a toast that arrives while touched, in the background or suspended starts paused",
    arguments: [
      (.touchBegan, .touchEnded, "touch"), (.enterBackground, .enterForeground, "background"),
      (.suspend("t"), .unsuspend("t"), "suspended"),
    ] as [(ToastInput, ToastInput, String)])
  func arrivesPaused(begin: ToastInput, end: ToastInput, cause: String) {
    let lines = Script().lines([(0, begin), (1, .show("A")), (50, end)])
    #expect(
      lines == [
        "1 presented A", "1 front A (4 left)", "1 paused A (\(cause))", "50 resumed A (\(cause))",
        "54 dismissed A (timeout)",
      ])
  }

  @Test(
    "all countdowns stop in the background, in every behaviour that counts",
    arguments: ToastBehavior.named.map(\.name))
  func background(name: String) throws {
    let behavior = try #require(ToastBehavior(name: name))
    let script = Script(behavior: behavior)
    let plain = script.events([(0, .show("A"))])
    let paused = script.events([
      (0, .show("A")), (1, .enterBackground), (1, .show("B")), (1001, .enterForeground),
      (1001, .dismiss("B")),
    ])
    if behavior.countdown == .never {
      #expect(!paused.contains { $0.name == "paused" })
    } else if behavior.arrangement != .replacing {
      let end = try #require(plain.last { $0.name == "dismissed" }?.time)
      let moved = try #require(paused.last { $0.name == "dismissed" && $0.toast?.id == "A" }?.time)
      #expect(moved == end + .seconds(1000))
    }
    #expect(!paused.contains { $0.kind == .dismissed(.timeout) && $0.time < .seconds(1001) })
  }

  @Test("causes are counted: the countdown goes on when the last one has gone")
  func counted() {
    let lines = Script().lines([
      (0, .show("A")), (1, .touchBegan), (1, .touchBegan), (1, .suspend("x")), (1, .suspend("y")),
      (2, .touchEnded), (3, .unsuspend("x")), (4, .touchEnded), (5, .unsuspend("y")),
    ])
    #expect(
      lines.dropFirst(2) == [
        "1 paused A (touch)", "1 paused A (suspended)", "4 resumed A (touch)",
        "5 resumed A (suspended)", "8 dismissed A (timeout)",
      ])
  }

  @Test("an end without a beginning changes nothing and is reported")
  func unbalanced() {
    let lines = Script().lines([
      (0, .show("A")), (1, .touchEnded), (1, .unsuspend("x")), (1, .enterForeground),
      (2, .suspend("x")), (2, .suspend("x")), (3, .unsuspend("x")),
    ])
    #expect(
      lines.dropFirst(2) == [
        "1 problem (no-touch)", "1 problem (no-such-token)", "2 paused A (suspended)",
        "2 problem (token-in-use)", "3 resumed A (suspended)", "5 dismissed A (timeout)",
      ])
  }

  @Test("focus stops the toast it is on, and only that one")
  func focus() {
    let lines = Script(behavior: .toaster).lines([
      (0, .show("A")), (0, .show("B")), (1, .focus("A")), (10, .focus("A")), (20, .focus(nil)),
    ])
    #expect(
      lines.dropFirst(4) == [
        "1 paused A (focus)", "3 leaving B (timeout)", "3.5 dismissed B (timeout)",
        "20 resumed A (focus)", "22 leaving A (timeout)", "22.5 dismissed A (timeout)",
      ])
  }

  @Test("focus on a covered toast holds when it comes to the front, and moves from toast to toast")
  func focusMoves() {
    let lines = Script().lines([
      (0, .show("A")), (1, .show("B", 2)), (2, .focus("A")), (10, .show("C")), (11, .focus("C")),
      (12, .focus("nobody")), (13, .dismiss("C")), (14, .focus(nil)),
    ])
    #expect(
      lines.dropFirst(5) == [
        "3 dismissed B (timeout)", "3 front A (3 left)", "3 paused A (focus)",
        "10 presented C", "10 front C (4 left)", "10 covered A (3 left)",
        "11 paused C (focus)", "12 problem (no-such-toast)", "13 dismissed C (dismissed)",
        "13 front A (3 left)", "16 dismissed A (timeout)",
      ])
  }

  @Test("a front toast that changes while touched stays paused")
  func frontChangesWhileTouched() {
    let lines = Script().lines([
      (0, .show("A")), (1, .touchBegan), (2, .show("B")), (3, .dismiss("B")), (4, .touchEnded),
    ])
    #expect(
      lines.dropFirst(2) == [
        "1 paused A (touch)", "2 presented B", "2 front B (4 left)", "2 covered A (3 left)",
        "2 paused B (touch)", "3 dismissed B (dismissed)", "3 front A (3 left)",
        "3 paused A (touch)", "4 resumed A (touch)", "7 dismissed A (timeout)",
      ])
  }

  @Test("a behaviour may be told not to heed a cause")
  func unheeded() {
    var behavior = ToastBehavior.toastKit
    behavior.pauses = [.background]
    let lines = Script(behavior: behavior).lines([
      (0, .show("A")), (1, .touchBegan), (1, .focus("A")), (2, .enterBackground),
      (3, .enterForeground),
    ])
    #expect(
      lines.dropFirst(2) == [
        "2 paused A (background)", "3 resumed A (background)", "5 dismissed A (timeout)",
      ])
  }
}
