import Testing
import ToastAccessibility
import ToastModel
import ToastText
import ToastTranscripts

/// The advice of the audit fits who cut whom.
@Suite("Advice on what is never heard")
struct AnnouncementLossTests {
  private typealias Events = [(Double, ScenarioStep.Event)]

  /// What the audit says of a toast that is never heard, without the quotation of its text.
  private func loss(
    of toast: String = "a", _ events: Events, reader: ReaderProfile = .voiceOver
  ) -> [String] {
    let runner = ToastScenario.runner(events, options: TranscriptOptions(reader: reader))
    let findings = Auditor(runner: runner).report(in: "en").findings
    return findings.filter { $0.toast == toast && $0.rule == .neverHeard }.map { finding in
      String(finding.message.split(separator: "is never heard: ").last ?? "")
    }
  }

  private func present(
    _ id: String = "a", _ status: ToastStatus = .success, _ title: ToastText = "Three photos saved",
    duration: ToastDuration = 30
  ) -> ScenarioStep.Event {
    .input(.present(ToastMessage(id: id, status: status, title: title, duration: duration)))
  }

  private func speech(_ priority: AnnouncementPriority) -> ScenarioStep.Event {
    .speech("Photos, tab", language: nil, priority: priority)
  }

  @Test("what an error cuts is not told to become more urgent than an error")
  func moreUrgent() {
    let error = present("b", .error, "No room")
    #expect(
      loss([(0, present()), (0.5, error)]) == [
        "cut at ‘Three’ by ‘Error: No room’, which is more urgent; "
          + "queue this one after it, or let it stay until it is closed, to be found later"
      ])
    #expect(
      loss([(0, present(duration: .indefinite)), (0.5, error)]) == [
        "cut at ‘Three’ by ‘Error: No room’, which is more urgent; queue this one after it"
      ])
    #expect(
      loss([(0, present("a", .progress)), (0.5, present("b", .info, "Later"))]) == [
        "cut at ‘photos’ by ‘Info: Later’, which is more urgent; "
          + "queue this one after it, or let it stay until it is closed, to be found later"
      ])
  }

  @Test("what other speech cuts may become more urgent, unless that is urgent itself")
  func otherSpeech() {
    #expect(
      loss([(0, present()), (0.5, speech(.default))]) == [
        "cut at ‘Three’ by ‘Photos, tab’; "
          + "raise its priority, or present it when nothing else is said"
      ])
    #expect(
      loss([(0, present()), (0.5, speech(.high))]) == [
        "cut at ‘Three’ by ‘Photos, tab’, which is more urgent; "
          + "queue this one after it, or let it stay until it is closed, to be found later"
      ])
  }

  @Test("two toasts of one urgency wait for each other or become one")
  func equals() {
    #expect(
      loss([(0, present()), (0.5, present("b", .info, "Later"))]) == [
        "cut at ‘Three’ by ‘Info: Later’; queue one after the other, or present both as one"
      ])
  }

  @Test("a toast that speaks over itself waits with what it has to say next")
  func itself() {
    #expect(
      loss([(0, present()), (0.5, present("a", .success, "Four photos saved"))]) == [
        "cut at ‘Three’ by ‘Success: Four photos saved’; change the toast when it has been said"
      ])
    var message = ToastMessage(id: "a", title: "Three photos saved")
    message.tapAction = ToastAction(id: "undo", title: "Undo", confirmation: "Removed")
    #expect(
      loss([
        (0, .input(.present(message))), (0.5, .input(.act(ToastAct(on: "a", via: .tap)))),
      ]) == ["cut at ‘photos’ by ‘Removed’; confirm the action when it has been said"])
  }

  @Test("what comes back with the same words is heard then")
  func comesBack() {
    let away: Events = [(0, present()), (0.5, .input(.pageDisappeared))]
    #expect(loss(away + [(0.6, .input(.pageAppeared))]) == [])
  }

  @Test("where too much waits for a live region, less is to be presented")
  func liveRegion() {
    var reader = ReaderProfile.orca
    reader.channel = .liveRegion
    reader.liveRegion.limit = 2
    let crowd: Events = (0..<5).map { number in
      (0, present("\(number)", .info, ToastText(verbatim: "Number \(number) of a crowd")))
    }
    let advice = "present fewer at once, or several as one"
    let crowded = loss(of: "1", crowd, reader: reader)
    #expect(crowded.count == 1 && crowded.allSatisfy { $0.hasSuffix("; \(advice)") })
    #expect(crowded.allSatisfy { $0.hasPrefix("dropped, no room beside ‘") })

    reader.liveRegion.limit = nil
    reader.liveRegion.expiry = .seconds(1)
    #expect(
      loss(of: "4", crowd, reader: reader) == ["dropped after waiting too long; \(advice)"])

    reader.liveRegion.expiry = nil
    let urgent: Events = crowd + [(0.5, present("b", .error, "No room"))]
    #expect(
      loss(of: "4", urgent, reader: reader) == [
        "removed by ‘Error: No room’, which is more urgent; "
          + "queue this one after it, or let it stay until it is closed, to be found later"
      ])
  }

  @Test("what has no words is to be given some")
  func empty() {
    let silent = ToastMessage(id: "a", title: "")
    #expect(
      loss([(0, .input(.present(silent)))]) == ["empty, there is nothing to say; give it a text"])
  }
}
