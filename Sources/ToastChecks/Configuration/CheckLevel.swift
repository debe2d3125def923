public import ToastText

/// What the findings of a check count as.
public enum CheckLevel: String, Hashable, Sendable, CaseIterable {
  /// The check does not run.
  case off
  /// Worth knowing.
  case info
  /// Likely wrong; `--strict` fails on it.
  case warning
  /// Wrong; the run fails.
  case error

  /// The severity, or `nil` for a check that is off.
  public var severity: ProblemSeverity? { ProblemSeverity(rawValue: rawValue) }
}
