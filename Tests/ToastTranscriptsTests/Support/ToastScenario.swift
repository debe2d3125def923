import ToastBraille
import ToastModel
import ToastText
import ToastTranscripts

/// Scenarios made in code.
enum ToastScenario {
  static func runner(
    _ events: [(Double, ScenarioStep.Event)], options: TranscriptOptions = TranscriptOptions()
  ) -> TranscriptRunner {
    let steps = events.map { time, event in
      ScenarioStep(
        at: .seconds(time), event, position: SourcePosition(line: 1, column: 1, offset: 0))
    }
    return TranscriptRunner(
      scenario: Scenario(file: "a.toasts.json", steps: steps), catalogs: [], options: options)
  }

  /// One toast at the start.
  static func runner(
    showing message: ToastMessage, options: TranscriptOptions = TranscriptOptions()
  ) -> TranscriptRunner {
    runner([(0, .input(.present(message)))], options: options)
  }
}

/// What of braille is installed here.
enum BrailleInstallation {
  static let hasTables = BrailleTable.liblouisVersion != nil
  static let hasReadings = KanaReader.analyzerVersion != nil
}
