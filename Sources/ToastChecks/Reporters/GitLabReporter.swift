import ToastCatalogs
import ToastText

/// For GitLab's Code Quality: one JSON array.
///
/// GitLab shows one of several findings with the same fingerprint, so that every one has its own.
public struct GitLabReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "gitlab"

  /// Creates a reporter.
  public init(context: ReportContext) {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    let lines = report.open.map { Self.json($0).text }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func json(_ finding: Finding) -> JSONOutput {
    let severity: JSONOutput =
      switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    return .object([
      "description": .string(finding.sentence),
      "check_name": .string(finding.rule),
      "fingerprint": .string(finding.fingerprint),
      "severity": severity,
      "location": .object([
        "path": .string(finding.file),
        "lines": .object(["begin": .integer(finding.position?.line ?? 1)]),
      ]),
    ])
  }
}
