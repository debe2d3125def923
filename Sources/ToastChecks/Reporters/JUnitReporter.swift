import ToastText

/// JUnit's XML: a suite for each file and locale, a test case for each rule that found something.
///
/// Errors fail the case. Warnings and information stand in its output. A case of which the baseline
/// lists every finding is skipped.
public struct JUnitReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "junit"

  private struct Suite: Hashable {
    var file: String
    var locale: String?

    var name: String { locale.map { "\(file) (\($0))" } ?? file }
  }

  private enum Outcome {
    case failed
    case skipped
    case passed
  }

  /// Creates a reporter.
  public init(context: ReportContext) {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    let shown = report.findings.filter { [.open, .baselined].contains($0.standing) }
    let suites = FindingGroups.grouped(shown) { Suite(file: $0.file, locale: $0.locale) }
    let cases = suites.map { FindingGroups.grouped($0.1) { $0.rule } }
    // A file without a test case counts as a failed upload with some tools.
    let count = max(1, cases.reduce(0) { $0 + $1.count })
    var text = XMLText.declaration
    text += Self.head("testsuites", "toast-l10n", cases.flatMap(\.self), count: count) + "\n"
    if suites.isEmpty {
      text += "  " + Self.head("testsuite", "toast-l10n", [], count: 1) + "\n"
      text += "    <testcase name=\"no findings\" classname=\"toast-l10n\" time=\"0\"/>\n"
      text += "  </testsuite>\n"
    }
    for (suite, cases) in zip(suites.map(\.0), cases) {
      text += "  " + Self.head("testsuite", suite.name, cases, count: cases.count) + "\n"
      for (rule, findings) in cases { text += Self.element(rule, findings, in: suite) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func head(
    _ tag: String, _ name: String, _ cases: [(String, [Finding])], count: Int
  ) -> String {
    let outcomes = cases.map { outcome($0.1) }
    return XMLText.tag(
      tag,
      [
        "name": name, "tests": String(count),
        "failures": String(outcomes.count { $0 == .failed }), "errors": "0",
        "skipped": String(outcomes.count { $0 == .skipped }), "time": "0",
      ]) + ">"
  }

  private static func outcome(_ findings: [Finding]) -> Outcome {
    let open = findings.filter { $0.standing == .open }
    if open.contains(where: { $0.severity == .error }) { return .failed }
    return open.isEmpty ? .skipped : .passed
  }

  private static func element(_ rule: String, _ findings: [Finding], in suite: Suite) -> String {
    var text = "    "
    text += XMLText.tag("testcase", ["name": rule, "classname": suite.name, "time": "0"]) + ">\n"
    let lines = findings.sorted { $0.severity > $1.severity }.map { finding in
      (finding.standing == .baselined ? "baselined: " : "") + finding.problem.description
        + (finding.subject.map { " (\($0))" } ?? "")
    }
    let listed = lines.map { XMLText.escaped($0) + "\n" }.joined()
    switch outcome(findings) {
    case .failed:
      let errors = findings.filter { $0.standing == .open && $0.severity == .error }
      let message = errors.count == 1 ? errors[0].sentence : "\(errors.count) errors"
      text += "      " + XMLText.tag("failure", ["message": message, "type": rule])
      text += ">\(listed)</failure>\n"
    case .skipped:
      text += "      "
      text += XMLText.tag("skipped", ["message": "\(findings.count) in the baseline"]) + "/>\n"
    case .passed:
      text += "      <system-out>\(listed)</system-out>\n"
    }
    return text + "    </testcase>\n"
  }
}
