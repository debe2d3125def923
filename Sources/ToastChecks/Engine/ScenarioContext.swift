import ToastCatalogs
import ToastText
import ToastModel
import ToastTranscripts

/// A scenario under examination, lived through in each locale of its catalogs.
struct ScenarioContext: Sendable {
  /// What a scenario comes to in one locale.
  struct Run: Sendable {
    /// The locale.
    var locale: LanguageTag
    /// What happened.
    var transcript: Transcript
    /// What a person who listens is kept from.
    var report: AuditReport
  }

  /// The scenario as it was read.
  let scenario: Scenario

  /// The catalogs it names.
  let catalogs: [Catalog]

  /// One run a locale.
  let runs: [Run]

  init(_ scenario: Scenario, catalogs: [Catalog], locales: [LanguageTag]) {
    self.scenario = scenario
    self.catalogs = catalogs
    let runner = TranscriptRunner(scenario: scenario, catalogs: catalogs)
    let auditor = Auditor(runner: runner)
    runs = locales.map { locale in
      let transcript = runner.transcript(in: locale)
      return Run(locale: locale, transcript: transcript, report: auditor.report(on: transcript))
    }
  }

  /// Where the event stands that presents a toast, or the first event.
  func position(of toast: String) -> SourcePosition? {
    let step = scenario.steps.first { step in
      guard case .input(let input) = step.event else { return false }
      switch input {
      case .present(let message): return message.id == toast
      case .choose(_, let id, _): return id == toast
      default: return false
      }
    }
    return (step ?? scenario.steps.first)?.position
  }

  /// Reports something about a toast in one locale.
  func report(
    _ message: String, toast: String, _ locale: LanguageTag, to sink: inout FindingSink,
    _ severity: ProblemSeverity? = nil
  ) {
    let place = position(of: toast)?.offset ?? 0
    sink.place(
      message, file: scenario.file, range: place..<place, key: toast, locale.description, severity)
  }

  /// The name of the first toast, or `nil` for a scenario without one.
  var firstToast: String? { runs.first?.transcript.records.lazy.compactMap(\.toast).first }
}
