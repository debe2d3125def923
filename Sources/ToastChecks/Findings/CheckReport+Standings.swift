extension CheckReport {
  /// The findings that count.
  var open: [Finding] { findings.filter { $0.standing == .open } }

  /// How many findings the baseline lists.
  public var baselinedCount: Int { findings.count { $0.standing == .baselined } }

  /// How many findings the revision had that the catalogs are compared with.
  public var olderCount: Int { findings.count { $0.standing == .older } }

  /// How many findings a comment lets pass.
  public var suppressedCount: Int {
    findings.count { if case .suppressed = $0.standing { true } else { false } }
  }
}
