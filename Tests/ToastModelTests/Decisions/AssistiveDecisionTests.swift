import Testing
import ToastModel
import ToastText

/// What was decided about the time toasts are shown, with and without assistive technology.
struct AssistiveDecisionTests {
  private func time(
    _ duration: ToastDuration, _ policy: AssistivePolicy, hearing: Double = 0,
    status: ToastStatus = .normal, tap: ToastAction? = nil, behavior: ToastBehavior = .toastKit
  ) -> ToastTime {
    let message = ToastMessage(status: status, title: "A", duration: duration, tapAction: tap)
    return behavior.time(for: message, policy: policy) { .seconds(hearing) }
  }

  @Test("off changes nothing, with an action either")
  func off() {
    #expect(time(6, .off) == ToastTime(total: .seconds(6), reasons: [.asked]))
    #expect(
      time(.automatic, .off, tap: .open) == ToastTime(total: .seconds(4), reasons: [.default]))
    #expect(time(.indefinite, .off) == ToastTime(total: nil, reasons: [.indefinite]))
  }

  @Test("extend makes times longer by its factor, and never shorter")
  func extend() {
    #expect(
      time(6, .extend(1.5)) == ToastTime(total: .seconds(9), reasons: [.asked, .extended(1.5)]))
    for factor in [0.5, 1, 0, -3, .nan] {
      #expect(time(6, .extend(factor)) == ToastTime(total: .seconds(6), reasons: [.asked]))
    }
    #expect(time(6, .extend(.infinity)).total == ToastDuration.longest)
    #expect(time(.indefinite, .extend(2)).total == nil)
  }

  @Test("speech time is never shorter than it takes to hear the toast, plus 1 s")
  func speechTime() {
    #expect(
      time(2, .speechTime, hearing: 5)
        == ToastTime(total: .seconds(6), reasons: [.asked, .speechTime(.seconds(6))]))
    #expect(time(6, .speechTime, hearing: 5) == ToastTime(total: .seconds(6), reasons: [.asked]))
    #expect(time(7, .speechTime, hearing: 5).total == .seconds(7))
    #expect(
      time(.automatic, .speechTime, hearing: 9, behavior: .tardiness).reasons
        == [.fixed, .speechTime(.seconds(10))])
  }

  @Test(
    "a toast with an action never goes by itself under any policy, progress excepted",
    arguments: [.extend(2), .speechTime] as [AssistivePolicy])
  func actions(policy: AssistivePolicy) {
    #expect(
      time(6, policy, tap: .open)
        == ToastTime(total: nil, reasons: [.asked, .noTimeoutBecauseAction]))
    #expect(time(6, policy, tap: .later).total == nil)
    let progress = time(60, policy, status: .progress, tap: .open)
    #expect(progress.total != nil)
    #expect(progress.reasons.prefix(2) == [.asked, .progressExcepted])
  }

  @Test("a behaviour that never counts down is not made to")
  func never() {
    #expect(
      time(6, .speechTime, tap: .open, behavior: .conditionalAlert)
        == ToastTime(total: nil, reasons: [.untilClosed]))
  }

  @Test("reasons have names under which their words are found, and figures beside them")
  func reasonNames() {
    #expect(DurationReason.extended(1.5).code == "extended")
    #expect(DurationReason.extended(1.5).description == "extended(1.5)")
    #expect(DurationReason.speechTime(.seconds(5)).description == "speech-time")
    #expect(DurationReason.noTimeoutBecauseAction.code == "no-timeout-because-action")
    #expect(DurationReason.progressExcepted.code == "progress-excepted")
  }

  @Test("a change of language leaves time to hear the new words, and never takes time away")
  func locale() {
    let hearing: HearingTime = { _, language in .seconds(language == "ja" ? 9 : 1) }
    let lines = Script(policy: .speechTime, hearing: hearing).lines([
      (0, .show("A")), (1, .setLocale("ja")), (2, .setLocale("en")),
    ])
    #expect(
      lines.dropFirst(2) == [
        "1 locale (ja)", "1 updated A (locale)", "2 locale (en)", "2 updated A (locale)",
        "11 dismissed A (timeout)",
      ])
  }

  @Test("late binding: a toast that waits takes the time of the language it is shown in")
  func lateBinding() {
    let hearing: HearingTime = { _, language in .seconds(language == "ja" ? 9 : 1) }
    let lines = Script(behavior: .single, policy: .speechTime, hearing: hearing).lines([
      (0, .show("A")), (0, .show("B")), (4, .setLocale("ja")), (4, .setLocale("en")),
      (4.5, .setLocale("ja")), (4.6, .dismiss("A")),
    ])
    #expect(lines.suffix(2) == ["4.6 front B (10 left)", "14.6 dismissed B (timeout)"])
  }

  @Test("a reader that is turned on keeps the toasts with actions that are shown")
  func turnedOn() {
    let lines = Script(hearing: { _, _ in .seconds(6) }).lines([
      (0, .show("A", tap: .open)), (1, .show("B")), (2, .setAssistivePolicy(.speechTime)),
      (500, .act("A", .tap)),
    ])
    #expect(
      lines.suffix(4) == [
        "9 dismissed B (timeout)", "9 front A", "500 action A (open via tap)",
        "500 dismissed A (action(open))",
      ])
  }

  @Test("the input method is kept, and a change is told")
  func inputMethod() {
    let lines = Script().lines([(0, .setInputMethod(.touch)), (1, .setInputMethod(.switch))])
    #expect(lines == ["1 input-method (switch)"])
  }
}
