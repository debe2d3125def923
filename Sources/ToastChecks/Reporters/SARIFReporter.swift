import ToastCatalogs
import ToastText

/// SARIF 2.1.0, the interchange format of static analysis, which GitHub shows as alerts.
///
/// Findings keep their identity over runs by `partialFingerprints`. Those that a comment or the
/// baseline lets pass are in it with `suppressions`; after a comparison each has its
/// `baselineState`. (SARIF 2.1.0, sections 3.27.17, 3.27.23, 3.27.24.)
public struct SARIFReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "sarif"

  /// How many results of a run GitHub takes.
  static let resultLimit = 25_000

  private let context: ReportContext

  /// Creates a reporter.
  public init(context: ReportContext) { self.context = context }

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    let findings = Self.kept(report.findings)
    let rules = FindingGroups.grouped(findings) { $0.rule }.map(\.0).sorted()
    let numbers = Dictionary(
      rules.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    let results = findings.map { finding in
      SARIFResult(finding, context: context, isCompared: report.comparison != nil)
        .json(ruleIndex: numbers[finding.rule])
    }
    let run: JSONOutput = .object([
      "tool": .object(["driver": driver(rules)]),
      "columnKind": "unicodeCodePoints",
      "invocations": .array([invocation(report, leftOut: report.findings.count - findings.count)]),
      "results": .array(results),
    ])
    return JSONOutput.object([
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": .array([run]),
    ]).text + "\n"
  }

  /// As many findings as GitHub takes, the worst where there are more, in their order.
  private static func kept(_ findings: [Finding]) -> [Finding] {
    guard findings.count > resultLimit else { return findings }
    func rank(_ finding: Finding) -> Int {
      guard finding.standing == .open else { return 3 }
      return finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 2
    }
    let ranked = findings.indices.sorted {
      (rank(findings[$0]), $0) < (rank(findings[$1]), $1)
    }
    return ranked.prefix(resultLimit).sorted().map { findings[$0] }
  }

  private func driver(_ rules: [String]) -> JSONOutput {
    .object([
      "name": "toast-l10n",
      "semanticVersion": .string(context.toolVersion),
      "rules": .array(rules.map(SARIFRule.json)),
    ])
  }

  /// How the run went: what could not be read, and how many findings did not fit.
  private func invocation(_ report: CheckReport, leftOut: Int) -> JSONOutput {
    var notes = report.failures.map { failure in
      SARIFMessage.notification(failure.problem.description, level: "error")
    }
    if leftOut > 0 {
      notes.append(
        SARIFMessage.notification(
          "\(leftOut) more findings are left out, the least serious ones; a run may have "
            + "\(Self.resultLimit)", level: "warning"))
    }
    return .object([
      "executionSuccessful": .bool(report.failures.isEmpty),
      "toolExecutionNotifications": .array(notes),
    ])
  }
}

extension CatalogError {
  /// The failure as a diagnostic.
  fileprivate var problem: Problem { Problem(code.rawValue, .error, message, file: path) }
}
