import Testing
import ToastModel
import ToastText

/// The example scenarios, with the moments that were worked out by hand for them.
struct ExampleScenarioTests {
  @Test("A stack counts down in front only, and not while touched or in the background")
  func toastKitStack() {
    let lines = Script().lines([
      (0, .show("A")), (1, .show("B", 2, status: .warning)), (10, .show("C")),
      (11, .touchBegan), (13, .touchEnded), (14, .enterBackground), (20, .enterForeground),
    ])
    #expect(
      lines == [
        "0 presented A", "0 front A (4 left)",
        "1 presented B", "1 front B (2 left)", "1 covered A (3 left)",
        "3 dismissed B (timeout)", "3 front A (3 left)", "6 dismissed A (timeout)",
        "10 presented C", "10 front C (4 left)",
        "11 paused C (touch)", "13 resumed C (touch)",
        "14 paused C (background)", "20 resumed C (background)",
        "22 dismissed C (timeout)",
      ])
  }

  @Test("An update brings a covered toast to the front and restarts its time")
  func toastKitUpdate() {
    let lines = Script().lines([
      (0, .show("sync", .indefinite, status: .progress)),
      (2, .show("new", 6, status: .notification)),
      (3, .show("sync", status: .success)),
    ])
    #expect(
      lines == [
        "0 presented sync", "0 front sync",
        "2 presented new", "2 front new (6 left)", "2 covered sync",
        "3 updated sync", "3 front sync (4 left)", "3 covered new (5 left)",
        "7 dismissed sync (timeout)", "7 front new (5 left)", "12 dismissed new (timeout)",
      ])
  }

  @Test("With a reader on, a toast with actions stays until one is chosen; later brings it back")
  func toastKitActions() throws {
    let events = Script(policy: .speechTime, hearing: { _, _ in .seconds(3) }).events([
      (
        0,
        .show(
          "ana", 6, status: .notification, tap: .open, leading: .archive, trailing: .later)
      ),
      (8, .act("ana", .swipeTrailing)), (9, .pageDisappeared), (20, .pageAppeared),
      (22, .act("ana", .rotor, "archive")),
    ])
    #expect(
      events.map(\.description) == [
        "0 presented ana", "0 front ana",
        "8 action ana (later via swipe-trailing)", "8 held ana",
        "20 restored ana", "20 front ana",
        "22 action ana (archive via rotor)", "22 confirmation ana (archive)",
        "22 dismissed ana (action(archive))",
      ])
    let presented = try #require(events.first?.toast)
    #expect(presented.time.total == nil)
    #expect(presented.time.reasons == [.asked, .noTimeoutBecauseAction])
    guard case .action(let run) = events[2].kind else {
      Issue.record("no action")
      return
    }
    #expect(run.trace == [.handler, .observer, .effect])
    let offers = ToastBehavior.toastKit.offers(for: presented.message)
    #expect(offers.map(\.id) == ["open", "archive", "later", "dismiss"])
  }

  @Test("A queue shows one after another, with a gap that is really kept")
  func tardinessQueue() {
    let lines = Script(behavior: .tardiness).lines([
      (0, .show("A")), (0, .show("B")), (0.5, .show("C")), (4, .act("B", .tap)),
    ])
    #expect(
      lines == [
        "0 presented A", "0 front A (3 left)", "0 queued B (3 left)", "0.5 queued C (3 left)",
        "3 dismissed A (timeout)", "3.45 presented B", "3.45 front B (3 left)",
        "4 dismissed B (skipped)", "4.01 presented C", "4.01 front C (3 left)",
        "7.01 dismissed C (timeout)",
      ])
  }

  @Test("A list shows all at once and removes each half a second after it was hidden")
  func toasterList() {
    let lines = Script(behavior: .toaster).lines([
      (0, .show("A", 3, status: .success)), (1, .show("B", 3, status: .error)),
      (2, .act("A", .tap)),
    ])
    #expect(
      lines == [
        "0 presented A", "0 front A (3 left)", "1 presented B", "1 front B (3 left)",
        "2 leaving A (tap)", "2.5 dismissed A (tap)",
        "4 leaving B (timeout)", "4.5 dismissed B (timeout)",
      ])
  }

  @Test("An alert shows the message its rule chooses, in place, until it is closed")
  func conditionalAlert() {
    let choice = ToastChoice(
      [
        .when(
          [ToastCondition("input", .isEmpty(true))],
          ToastMessage(status: .error, title: ToastText(key: "form.empty"))),
        .when(
          [ToastCondition("input", .equals("ベジータ"))],
          ToastMessage(status: .success, title: ToastText(key: "form.saved"))),
      ], otherwise: ToastMessage(status: .error, title: ToastText(key: "form.invalid")))
    func choose(_ input: String) -> ToastInput {
      .choose(choice, id: "form", inputs: ["input": input])
    }
    let events = Script(behavior: .conditionalAlert).events([
      (0, choose("")), (10, choose("悟空")), (20, choose("ベジータ")), (25, .dismiss("form")),
    ])
    #expect(
      events.map(\.description) == [
        "0 presented form", "0 front form", "10 updated form", "20 updated form",
        "25 dismissed form (dismissed)",
      ])
    #expect(
      events.map { $0.toast?.message.title } == [
        ToastText(key: "form.empty"), ToastText(key: "form.empty"), ToastText(key: "form.invalid"),
        ToastText(key: "form.saved"), ToastText(key: "form.saved"),
      ])
    #expect(
      events.map { $0.toast?.message.status } == [.error, .error, .error, .success, .success])
  }

  @Test("A banner shown again has its whole time from then on")
  func banner() {
    let lines = Script(behavior: .banner).lines([
      (0, .show("dl", status: .success)), (2, .show("dl", status: .error)),
    ])
    #expect(
      lines == [
        "0 presented dl", "0 front dl (3 left)", "2 updated dl", "5 dismissed dl (timeout)",
      ])
  }

  @Test("The next toast takes the place of the former one, which fades")
  func powerplayReplace() {
    let lines = Script(behavior: .powerplay).lines([
      (0, .show("A", status: .info)), (1, .show("B", 2, status: .error)),
    ])
    #expect(
      lines == [
        "0 presented A", "0 front A (2 left)",
        "1 leaving A (replaced)", "1 presented B", "1 front B (2 left)",
        "1.5 dismissed A (replaced)", "3 leaving B (timeout)", "3.5 dismissed B (timeout)",
      ])
  }

  @Test(
    "A swipe to the left is the trailing side in English and the leading side in Arabic",
    arguments: ["en", "ja", "zh-Hans", "zh-Hant", "ar"] as [LanguageTag])
  func rightToLeftSwipe(language: LanguageTag) {
    let lines = Script(locale: language).lines([
      (
        0,
        .show("ana", .indefinite, status: .notification, leading: .archive, trailing: .later)
      ),
      (2, .act("ana", .swipeLeft)), (3, .pageAppeared), (5, .act("ana", .swipeRight)),
    ])
    let arrival = ["0 presented ana", "0 front ana"]
    if language == "ar" {
      #expect(
        lines == arrival + [
          "2 action ana (archive via swipe-left)", "2 confirmation ana (archive)",
          "2 dismissed ana (action(archive))", "5 problem (no-such-toast)",
        ])
    } else {
      #expect(
        lines == arrival + [
          "2 action ana (later via swipe-left)", "2 held ana", "3 restored ana", "3 front ana",
          "5 action ana (archive via swipe-right)", "5 confirmation ana (archive)",
          "5 dismissed ana (action(archive))",
        ])
    }
  }

  @Test("Toasts for the audit go by themselves at their time, with assistive technology off")
  func auditFaults() {
    let lines = Script().lines([
      (0, .show("short", 1, status: .warning)),
      (10, .show("gone", 3, status: .notification, tap: .open)),
      (20, .show("lost")), (20.2, .show("loud", 8, status: .error)), (40, .show("color", 8)),
    ])
    #expect(
      lines.filter { $0.contains("dismissed") } == [
        "1 dismissed short (timeout)", "13 dismissed gone (timeout)",
        "28.2 dismissed loud (timeout)", "32 dismissed lost (timeout)",
        "48 dismissed color (timeout)",
      ])
  }

  @Test("Toasts for the audit stay as long as they must, with assistive technology on")
  func auditClean() throws {
    let script = Script(policy: .speechTime, hearing: { _, _ in .milliseconds(5200) })
    let events = script.events([
      (0, .show("a", status: .warning)), (30, .show("b", status: .notification, tap: .open)),
      (60, .act("b", .rotor, "open")),
    ])
    #expect(
      events.map(\.description) == [
        "0 presented a", "0 front a (6.2 left)", "6.2 dismissed a (timeout)",
        "30 presented b", "30 front b", "60 action b (open via rotor)",
        "60 dismissed b (action(open))",
      ])
    #expect(
      events.first?.toast?.time.reasons == [.default, .speechTime(.milliseconds(6200))])
  }
}
