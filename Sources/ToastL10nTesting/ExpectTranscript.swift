public import Testing
internal import ToastData
public import ToastAccessibility
public import ToastText
public import ToastTranscripts

/// Expects that a scenario gives the transcript that was recorded for it.
///
/// ```swift
/// @Test(arguments: ScenarioFile("upload.toasts.json").locales)
/// func upload(locale: LanguageTag) {
///   expectTranscript(of: ScenarioFile("upload.toasts.json"), locale: locale)
/// }
/// ```
///
/// A missing file is recorded, and the test fails once so that somebody looks at it. Any other
/// difference fails with the lines that differ. `RECORD_TRANSCRIPTS=1` records all files anew. The
/// comment line with the versions of libraries is recorded, and not compared. Japanese speech is
/// timed by the readings that the author wrote, not by those of a dictionary, so that the file is
/// the same on machines without one.
///
/// - Parameters:
///   - scenario: The scenario.
///   - locale: The locale; if not given, that of the suite's ``TranscriptTrait``, else English.
///   - reader: The reader; if not given, that of the suite's trait, else VoiceOver.
///   - format: The form that is compared.
///   - snapshot: What it is compared with.
///   - file: The test's source file.
///   - sourceLocation: Where the expectation stands.
public func expectTranscript(
  of scenario: ScenarioFile, locale: LanguageTag? = nil, reader: ReaderProfile? = nil,
  format: TranscriptFormat = .speech, matches snapshot: TranscriptSnapshot = .file,
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let settings = TranscriptSettings.current
  let options = TranscriptOptions(
    reader: reader ?? settings.reader ?? .voiceOver,
    guessesReadings: false,
    braille: format.showsBraille ? settings.braille : nil)
  let report: TranscriptReport
  do throws(ScenarioError) {
    let runner = try scenario.runner(options)
    report = format.report(of: runner, in: [locale ?? settings.locale ?? .english])
  } catch {
    let faults = error.problems.map(\.description).joined(separator: "\n")
    Issue.record(Comment(rawValue: faults), sourceLocation: sourceLocation)
    return
  }
  for problem in report.problems {
    Issue.record(Comment(rawValue: problem.description), sourceLocation: sourceLocation)
  }
  guard let transcript = report.transcripts.first else { return }
  let path = snapshot.path(
    scenario: scenario.name, transcript: transcript, format: format, beside: file)
  let comparison = TranscriptComparison(actual: report.text, snapshot: snapshot, path: path)
  guard let fault = comparison.fault() else { return }
  Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
}
