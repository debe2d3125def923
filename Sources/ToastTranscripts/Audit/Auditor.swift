public import ToastText

/// Answers whether the toasts of a scenario can be heard, and acted on, before they are gone.
///
/// ```swift
/// let report = Auditor(runner: runner).report(in: "ja")
/// report.findings.map(\.rule)  // [.tooShortToHear, .actionTimesOut]
/// ```
public struct Auditor: Sendable {
  private let runner: TranscriptRunner

  /// Creates an auditor for the scenario and the listener of a runner.
  public init(runner: TranscriptRunner) { self.runner = runner }

  /// The verdicts in one locale.
  public func report(in locale: LanguageTag) -> AuditReport {
    report(on: runner.transcript(in: locale))
  }

  /// The verdicts on a transcript that the auditor's runner made.
  public func report(on transcript: Transcript) -> AuditReport {
    let histories = ToastHistory.histories(of: transcript)
    let heard = HeardAnnouncements(transcript)
    let narrators = ToastNarrators(transcript.locale, for: runner)
    let verdicts = histories.map { history in
      var examination = ToastExamination(
        history: history, heard: heard,
        narrator: narrators.narrator(at: history.showings.last?.start ?? .zero))
      return examination.verdict()
    }
    return AuditReport(
      locale: transcript.locale, reader: transcript.reader, verdicts: verdicts)
  }
}
