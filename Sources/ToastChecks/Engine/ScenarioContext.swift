import ToastTranscripts

/// A scenario under examination with the means to play it.
struct ScenarioContext: Sendable {
  /// The scenario as it was read.
  let scenario: Scenario
}
