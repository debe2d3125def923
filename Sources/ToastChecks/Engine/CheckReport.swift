public import ToastCatalogs
public import ToastText

/// What the checks found.
public struct CheckReport: Sendable {
  /// The findings, catalog by catalog, within one by file and place.
  public var findings: [Finding]

  /// How many files were read.
  public var files: Int

  /// How many texts were checked.
  public var units: Int

  /// Paths that gave nothing to check.
  public var failures: [CatalogError]

  /// Creates a report.
  public init(
    findings: [Finding] = [], files: Int = 0, units: Int = 0, failures: [CatalogError] = []
  ) {
    self.findings = findings
    self.files = files
    self.units = units
    self.failures = failures
  }

  /// What the findings were compared with, or `nil`.
  public var comparison: FindingComparison?

  /// How many findings of a severity count: those that are neither known nor suppressed.
  public func count(_ severity: ProblemSeverity) -> Int {
    findings.count { $0.severity == severity && $0.standing == .open }
  }

  /// Takes over what another run found.
  public mutating func append(_ other: CheckReport) {
    findings += other.findings
    files += other.files
    units += other.units
    failures += other.failures
  }

  mutating func add(_ findings: [Finding], units: Int, files: Int) {
    self.findings += Finding.numbered(findings)
    self.units += units
    self.files += files
  }

  /// Files that could not be read at all are findings, paths that lead nowhere are failures.
  mutating func addFailures(_ failures: [CatalogError]) {
    for failure in failures {
      switch failure.code {
      case .notFound, .noCatalogs, .unknownFormat: self.failures.append(failure)
      default:
        self.failures.append(failure)
        let rule = failure.code == .notJSON ? "parse-error" : "unreadable-file"
        findings.append(
          Finding(
            rule: rule, severity: .error, message: failure.message,
            file: CheckEngine.relative(failure.path),
            position: SourcePosition(line: 1, column: 1, offset: 0)))
      }
    }
  }
}
