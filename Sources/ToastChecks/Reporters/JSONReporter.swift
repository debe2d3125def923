import ToastCatalogs
import ToastText

/// One JSON object: `{"findings":[…],"known":{…},"summary":{…},"version":1}`.
public struct JSONReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "json"

  /// Creates a reporter.
  public init(context: ReportContext) {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    var text = "{\"findings\":["
    let shown = report.findings.filter { [.open, .baselined].contains($0.standing) }
    for (number, finding) in shown.enumerated() {
      text += number > 0 ? ",\n" : "\n"
      Self.json(finding).append(to: &text)
    }
    text += shown.isEmpty ? "]" : "\n]"
    let summary = JSONOutput.object([
      "error": .integer(report.count(.error)),
      "warning": .integer(report.count(.warning)),
      "info": .integer(report.count(.info)),
      "files": .integer(report.files),
      "units": .integer(report.units),
    ])
    let known = JSONOutput.object([
      "baselined": .integer(report.baselinedCount),
      "older": .integer(report.olderCount),
      "suppressed": .integer(report.suppressedCount),
    ])
    return text + ",\"known\":\(known.text),\"summary\":\(summary.text),\"version\":1}\n"
  }

  private static func json(_ finding: Finding) -> JSONOutput {
    .object([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "file": .string(finding.file),
      "line": finding.position.map { .integer($0.line) } ?? .null,
      "column": finding.position.map { .integer($0.column) } ?? .null,
      "range": finding.range.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) }
        ?? .null,
      "key": .string(orNull: finding.key),
      "locale": .string(orNull: finding.locale),
      "path": .string(orNull: finding.path),
      "fingerprint": .string(finding.fingerprint),
      "baselined": .bool(finding.standing == .baselined),
    ])
  }
}
