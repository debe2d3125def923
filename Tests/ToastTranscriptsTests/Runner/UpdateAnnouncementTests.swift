import Testing
import ToastAccessibility
import ToastModel
import ToastText
import ToastTranscripts

@Suite("Announcements of updates")
struct UpdateAnnouncementTests {
  private func announcements(
    _ behavior: ToastBehavior, _ events: [(Double, ScenarioStep.Event)]
  ) -> [String] {
    let steps = events.map { time, event in
      ScenarioStep(
        at: .seconds(time), event, position: SourcePosition(line: 1, column: 1, offset: 0))
    }
    let scenario = Scenario(file: "a.toasts.json", behavior: behavior, steps: steps)
    return TranscriptRunner(scenario: scenario, catalogs: []).transcript(in: "en").records
      .compactMap { record in
        guard case .announcement(let announcement) = record.event else { return nil }
        return "\(announcement.requested.components.seconds) \(announcement.announcement.text)"
      }
  }

  private func present(_ id: String, _ title: ToastText) -> ScenarioStep.Event {
    .input(.present(ToastMessage(id: id, title: title)))
  }

  @Test("What waits in the queue is said when it is shown, as it is then")
  func queued() {
    let said = announcements(
      .single,
      [(0, present("a", "First")), (1, present("b", "Second")), (2, present("b", "Third"))])
    #expect(said == ["0 First", "5 Third"])
  }

  @Test("What was put aside is said when it comes back")
  func held() {
    let toast = ToastMessage(
      id: "a", title: "First", swipeActions: ToastSwipeActions(leading: .later))
    let said = announcements(
      .toastKit,
      [
        (0, .input(.present(toast))),
        (1, .input(.act(ToastAct(on: "a", via: .swipeLeading, action: nil)))),
        (2, present("a", "Second")), (3, .input(.pageDisappeared)), (4, .input(.pageAppeared)),
      ])
    #expect(said == ["0 First", "4 Second"])
  }

  @Test("What is on screen is said at once, covered or not")
  func shown() {
    let said = announcements(
      .toastKit,
      [(0, present("a", "First")), (1, present("b", "Second")), (2, present("a", "Third"))])
    #expect(said == ["0 First", "1 Second", "2 Third"])
  }
}
