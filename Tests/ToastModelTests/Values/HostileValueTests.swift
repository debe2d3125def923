import Testing
import ToastModel
import ToastText

/// Values that nobody should pass, and that must not bring anything down.
struct HostileValueTests {
  static let extremes: [Duration] = [
    .seconds(Int64.max), .seconds(Int64.min), .zero, .nanoseconds(-1), Duration(attoseconds: 1),
  ]

  @Test("Extreme times do not overflow", arguments: extremes)
  func extremeTimes(time: Duration) {
    for var behavior in ToastBehavior.named.map(\.behavior) {
      behavior.defaultDuration = .fixed(time)
      behavior.fade = time
      behavior.duplicateWindow = time
      behavior.gap.afterTimeout = time
      behavior.gap.otherwise = time
      behavior.updatePolicy = .atLeast(time)
      behavior.limit = ToastLimit(2, evicting: .lowestStatus)
      for policy in [AssistivePolicy.off, .extend(1e300), .speechTime] {
        let script = Script(behavior: behavior, policy: policy, hearing: { _, _ in time })
        var machine = script.machine()
        for round in 0..<4 {
          machine.apply(.show("A", .fixed(time), trailing: .later))
          machine.apply(.show("B"))
          machine.apply(.skip(gap: time))
          machine.apply(.show("A", .automatic), at: .seconds(round))
          machine.apply(.setLocale(round.isMultiple(of: 2) ? "ja" : "en"))
          machine.advance(to: round == 3 ? time : .seconds(round))
        }
        machine.apply(.dismissAll)
        machine.advance(to: .seconds(Int64.max))
        // Time stops at its end, so what fades there may stay.
        #expect(machine.toastCount == machine.leavingToasts.count)
        #expect(machine.drainEvents().allSatisfy { !$0.description.isEmpty })
      }
    }
  }

  @Test("Time does not go back", arguments: [-1, 0, 2.5])
  func timeDoesNotGoBack(seconds: Double) {
    var machine = Script().machine()
    machine.apply(.show("A"))
    machine.advance(to: .seconds(3))
    machine.advance(to: .seconds(seconds))
    #expect(machine.now == .seconds(3))
    #expect(machine.frontToast?.remaining == .seconds(1))
  }

  @Test(
    "Any text is a name", arguments: ["", "\0", "‘’", "👩‍👩‍👧", String(repeating: "x", count: 100_000)])
  func oddNames(name: String) {
    let lines = Script().lines([(0, .show(name)), (1, .show(name)), (2, .dismiss(name))])
    #expect(
      lines.map { $0.split(separator: " ")[1] } == ["presented", "front", "updated", "dismissed"])
  }

  @Test("Names that the engine makes are new, even beside names that look like them")
  func freshNames() {
    var machine = Script().machine()
    machine.apply(.show("toast-2"))
    let name = machine.present(ToastMessage(title: "A"))
    #expect(name == "toast-2-")
    #expect(machine.visibleToasts.map(\.id) == ["toast-2", "toast-2-"])
  }

  @Test("An unknown status is carried along and matters least")
  func unknownStatus() {
    let status = ToastStatus(rawValue: "celebration")
    #expect(status.importance == 0)
    #expect(ToastMessage(status: status, title: "A").status.description == "celebration")
    #expect(ToastStatus.known.map(\.importance) == [0, 3, 2, 5, 6, 4, 1])
  }

  @Test("A changed message is another one; its copies stay as they were")
  func copies() {
    let message = ToastMessage(id: "A", title: "A", duration: 3)
    var copy = message
    #expect(copy == message)
    copy.status = .error
    copy.message = "more"
    copy.icon = .system("photo")
    copy.tapAction = .open
    copy.swipeActions.leading = .later
    copy.tint = .red
    copy.priority = .high
    copy.duration = .indefinite
    copy.title = "B"
    #expect(copy != message)
    #expect(message == ToastMessage(id: "A", title: "A", duration: 3))
    #expect(copy.actions.map(\.id) == ["open", "later"])
    #expect(copy.hasActions && !message.hasActions)
    #expect(Set([copy, message, copy]).count == 2)
  }

  @Test("The behaviours are found by the names of scenario files, and by no other")
  func names() {
    let names = [
      "toastkit", "tardiness", "toaster", "conditional-alert", "banner", "powerplay", "single",
    ]
    #expect(ToastBehavior.named.map(\.name) == names)
    #expect(ToastBehavior(name: "conditional-alert") == .conditionalAlert)
    #expect(ToastBehavior(name: "toastKit") == nil)
    #expect(Set(ToastBehavior.named.map(\.behavior)).count == 7)
  }

  @Test("Reasons are written as records write them")
  func reasons() {
    let reasons: [DismissalReason] = [
      .timeout, .action("archive"), .tap, .swipe(.leading), .swipe(.trailing), .skipped, .dismissed,
      .confirmed, .replaced, .evicted,
    ]
    #expect(
      reasons.map(\.description) == [
        "timeout", "action(archive)", "tap", "swipe(leading)", "swipe(trailing)", "skipped",
        "dismissed", "confirmed", "replaced", "evicted",
      ])
  }
}
