import Testing
import ToastModel
import ToastText

/// Research §1.3: the alert whose message is chosen by a condition.
struct ConditionalAlertTests {
  let script = Script(behavior: .conditionalAlert)
  let choice = ToastChoice(
    [
      .when(
        [ToastCondition("input", .isEmpty(true))],
        ToastMessage(status: .error, title: "Enter a name.")),
      .when(
        [ToastCondition("input", .equals("ベジータ"))],
        ToastMessage(status: .success, title: "Your data was saved.")),
      .when(
        [ToastCondition("input", .contains("@")), ToastCondition("terms", .isEmpty(false))],
        ToastMessage(status: .info, title: "Check your mail.")),
    ], otherwise: ToastMessage(status: .error, title: "Something went wrong."))

  @Test(
    "§1.3 flow: the first case whose conditions all hold is taken, else the last resort",
    arguments: [
      (["input": "", "terms": ""], "Enter a name."),
      (["input": "ベジータ", "terms": ""], "Your data was saved."),
      (["input": "a@b", "terms": "yes"], "Check your mail."),
      (["input": "a@b", "terms": ""], "Something went wrong."),
      (["input": "悟空", "terms": "yes"], "Something went wrong."),
    ] as [([String: String], String)])
  func rule(inputs: [String: String], title: String) {
    #expect(choice.message(for: inputs).title.content == .verbatim(title))
  }

  @Test("§1.3 fault (a): the failure alerts are shown like the others")
  func failuresAreShown() {
    let events = script.events([(0, .choose(choice, id: "a", inputs: ["input": "", "terms": ""]))])
    #expect(events.map(\.name) == ["presented", "front"])
    #expect(events.first?.toast?.message.title == "Enter a name.")
  }

  @Test("§1.3 fault (c): every case carries its status; a colour is never all there is")
  func statusIsCarried() {
    let statuses = choice.cases.map(\.message.status) + [choice.otherwise.status]
    #expect(statuses == [.error, .success, .info, .error])
  }

  @Test("§1.3 no timer: the alert stays, whatever time it asks for and however long it takes")
  func noTimer() {
    let events = script.events([(0, .show("a", 3))])
    #expect(events.map(\.name) == ["presented", "front"])
    #expect(events.first?.toast?.time == ToastTime(total: nil, reasons: [.untilClosed]))
  }

  @Test("§1.3 one alert: another one takes its place")
  func oneAtATime() {
    let lines = script.lines([(0, .show("a")), (1, .show("b"))])
    #expect(
      lines == [
        "0 presented a", "0 front a", "1 dismissed a (replaced)", "1 presented b", "1 front b",
      ])
  }

  @Test(
    "§1.3 OK closes it, by tap, by magic tap or by name",
    arguments: [(.tap, nil), (.magicTap, nil), (.rotor, "ok")] as [(ToastGesture, String?)])
  func okCloses(gesture: ToastGesture, action: String?) {
    let lines = script.lines([(0, .show("a")), (9, .act("a", gesture, action))])
    #expect(lines.last == "9 dismissed a (confirmed)")
  }

  @Test("§1.3 only OK closes it for a person: dismiss and escape are not offered")
  func onlyOK() throws {
    let lines = script.lines([
      (0, .show("a")), (1, .act("a", .escape)), (2, .act("a", .rotor, "dismiss")),
    ])
    #expect(
      lines.suffix(2) == ["1 problem a (no-such-action)", "2 problem a (no-such-action)"])
    let offers = ToastBehavior.conditionalAlert.offers(for: ToastMessage(title: "a"))
    #expect(offers.map(\.role) == [.ok])
  }

  @Test("§1.3 an input that was not given counts as empty and is reported")
  func missingInput() {
    let lines = script.lines([(0, .choose(choice, id: "a", inputs: ["terms": "yes"]))])
    #expect(lines.first == "0 problem (no-such-input)")
    #expect(lines.dropFirst().first == "0 presented a")
  }

  @Test("§1.3 way in: choose and confirm through a centre")
  func waysIn() {
    let center = ToastCenter(behavior: .conditionalAlert, clock: ManualClock())
    center.choose(choice, inputs: ["input": "", "terms": ""])
    #expect(center.frontToast?.message.title == "Enter a name.")
    center.confirm()
    #expect(center.frontToast == nil)
  }
}
