/// How a length of time is written.
public enum DurationStyle: String, Hashable, Sendable, CaseIterable {
  /// As a clock shows it: `1:30`, with hours `1:02:03`.
  case clock
  /// In words: `1 minute, 30 seconds`.
  case words
}
