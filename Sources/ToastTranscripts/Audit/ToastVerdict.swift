public import ToastText

/// Whether a toast can be heard and acted on, in figures.
public struct ToastVerdict: Hashable, Sendable {
  /// The toast.
  public var toast: String

  /// How long it takes to hear it, from its appearance to the last word.
  public var needed: Duration

  /// How long it takes to hear it and to reach its last action through the rotor, or `nil` for a
  /// toast without actions.
  public var neededToAct: Duration?

  /// How long it is there, or `nil` for a toast that stays.
  public var shown: Duration?

  /// What was found.
  public var findings: [AuditFinding]

  /// What is worth knowing and keeps nobody from anything, such as a reading that is guessed.
  public var notes: [AuditFinding]

  /// Creates a verdict.
  public init(
    toast: String, needed: Duration, neededToAct: Duration?, shown: Duration?,
    findings: [AuditFinding] = [], notes: [AuditFinding] = []
  ) {
    self.toast = toast
    self.needed = needed
    self.neededToAct = neededToAct
    self.shown = shown
    self.findings = findings
    self.notes = notes
  }

  /// How much time is missing to hear it; zero where none is.
  public var missing: Duration {
    guard let shown, shown < needed else { return .zero }
    return needed - shown
  }

  /// The times in words, such as `needs 4.2 s to be heard, is there for 6.0 s`.
  var figures: String {
    var figures = "needs \(needed.auditText) to be heard"
    if let act = neededToAct { figures += ", \(act.auditText) to be acted on" }
    figures += shown.map { ", is there for \($0.auditTextOfStay)" } ?? ", stays"
    if missing > .zero { figures += ", \(missing.auditText) missing" }
    return figures
  }

  /// The worst that was found, or `nil` for a toast without fault.
  public var severity: ProblemSeverity? { findings.map(\.severity).max() }
}
