import ToastText

/// Checkstyle's XML, which many tools of CI read.
public struct CheckstyleReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "checkstyle"

  /// Creates a reporter.
  public init(context: ReportContext) {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    var text = XMLText.declaration + "<checkstyle version=\"8.0\">\n"
    for (file, findings) in FindingGroups.byFile(report.open) {
      text += "  " + XMLText.tag("file", ["name": file]) + ">\n"
      for finding in findings { text += "    " + Self.element(finding) + "\n" }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func element(_ finding: Finding) -> String {
    XMLText.tag(
      "error",
      [
        "line": String(finding.position?.line ?? 1),
        "column": String(finding.position?.column ?? 1),
        "severity": finding.severity.rawValue,
        "message": finding.sentence,
        "source": "toast-l10n.\(finding.rule)",
      ]) + "/>"
  }
}
