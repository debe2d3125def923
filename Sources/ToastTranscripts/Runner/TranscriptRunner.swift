public import ToastCatalogs
public import ToastText

/// Lives a scenario through on a virtual clock, once for each locale.
///
/// ```swift
/// let runner = TranscriptRunner(scenario: scenario, catalogs: catalogs)
/// print(SpeechFormat.text(of: runner.transcript(in: "ja")))
/// ```
public struct TranscriptRunner: Sendable {
  /// The scenario.
  public let scenario: Scenario

  /// The catalogs its texts are looked up in, the later before the earlier.
  public let catalogs: [Catalog]

  /// Who listens.
  public let options: TranscriptOptions

  /// Brailles announcements, or `nil` where no braille is asked for; it remembers its lines.
  let brailler: TranscriptBrailler?

  /// Creates a runner.
  public init(
    scenario: Scenario, catalogs: [Catalog], options: TranscriptOptions = TranscriptOptions()
  ) {
    self.scenario = scenario
    self.catalogs = catalogs
    self.options = options
    brailler = options.braille.map(TranscriptBrailler.init)
  }

  /// The transcript in one locale; the same scenario always gives the same.
  public func transcript(in locale: LanguageTag) -> Transcript {
    var run = TranscriptRun(runner: self, locale: locale)
    return run.transcript()
  }
}
