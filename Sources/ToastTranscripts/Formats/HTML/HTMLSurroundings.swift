internal import ToastAccessibility
internal import ToastICU
internal import ToastModel
internal import ToastText

/// What holds around a moment of a scenario: the language that is set, and how the device is worked.
struct HTMLSurroundings {
  /// The language of the locale that was asked for.
  let language: HTMLLanguage

  private let runner: TranscriptRunner
  private let narrators: ToastNarrators

  init(_ locale: LanguageTag, _ runner: TranscriptRunner) {
    self.runner = runner
    language = HTMLLanguage(locale)
    narrators = ToastNarrators(locale, for: runner)
  }

  /// Who puts toasts into words at a moment.
  func narrator(at time: Duration) -> ToastNarrator {
    narrators.narrator(at: time)
  }

  /// The list of actions of a toast that is shown at a moment.
  func rotor(of message: ToastMessage, at time: Duration) -> RotorList {
    narrator(at: time).rotor(of: message, input: inputMethod(at: time))
  }

  private func inputMethod(at time: Duration) -> ToastInputMethod {
    runner.scenario.steps.reduce(.touch) { method, step in
      guard step.time <= time, case .input(.setInputMethod(let next)) = step.event else {
        return method
      }
      return next
    }
  }
}
