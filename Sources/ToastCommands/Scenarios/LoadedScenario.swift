import ToastText
import ToastTranscripts

/// A scenario with its catalogs, and the locales it is to be lived through in.
struct LoadedScenario: Sendable {
  /// Runs it.
  let runner: TranscriptRunner

  /// The locales, in the order they were asked for, each once.
  let locales: [LanguageTag]
}
