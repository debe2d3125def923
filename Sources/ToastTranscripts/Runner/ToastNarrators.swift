internal import ToastModel
internal import ToastText

/// Who puts toasts into words at which time, for the locale of a scenario may change.
struct ToastNarrators {
  private let narrators: [(from: Duration, narrator: ToastNarrator)]

  /// The narrators of a scenario that begins in a locale.
  init(_ locale: LanguageTag, for runner: TranscriptRunner) {
    var narrators = [(Duration.zero, ToastNarrator(locale, for: runner))]
    for step in runner.scenario.steps {
      guard case .input(.setLocale(let language)) = step.event else { continue }
      narrators.append((step.time, ToastNarrator(language, for: runner)))
    }
    self.narrators = narrators
  }

  /// Who puts toasts into words at a moment.
  func narrator(at time: Duration) -> ToastNarrator {
    (narrators.last { $0.from <= time } ?? narrators[0]).narrator
  }
}
