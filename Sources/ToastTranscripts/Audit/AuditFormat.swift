internal import ToastCatalogs
internal import ToastText

/// Audit reports as text and as JSON.
public enum AuditFormat {
  /// A report to read: one line a verdict, its findings under it, each line ended by LF.
  ///
  /// ```
  /// # audit; reader voiceover; locale en
  /// error    short: needs 4.3 s to be heard, is there for 1.0 s, 3.3 s missing
  ///          too-short-to-hear (WCAG 2.2.1): needs 4.3 s to be heard, …
  /// ```
  public static func text(of report: AuditReport) -> String {
    var lines = ["# audit; reader \(report.reader); locale \(report.locale)"]
    for verdict in report.verdicts {
      let word = verdict.severity?.rawValue ?? "ok"
      let padding = String(repeating: " ", count: 9 - word.utf8.count)
      lines.append("\(word)\(padding)\(verdict.toast): \(verdict.figures)")
      for finding in verdict.findings {
        let criterion = finding.rule.successCriterion.map { " (WCAG \($0))" } ?? ""
        lines.append("         \(finding.rule.rawValue)\(criterion): \(finding.message)")
      }
      lines += verdict.notes.map { "         note: \($0.message)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reports as one JSON object on a line: `version`, `findings`, `notes`, `toasts`, `summary`.
  public static func json(of reports: [AuditReport]) -> String {
    var counts = ["error": 0, "warning": 0, "info": 0]
    for finding in reports.flatMap({ $0.findings + $0.notes }) {
      counts[finding.severity.rawValue, default: 0] += 1
    }
    let object: [String: JSONOutput] = [
      "version": .integer(1),
      "findings": .array(reports.flatMap { json($0.findings, in: $0) }),
      "notes": .array(reports.flatMap { json($0.notes, in: $0) }),
      "toasts": .array(reports.flatMap { toasts(of: $0) }),
      "summary": .object(counts.mapValues(JSONOutput.integer)),
    ]
    return JSONOutput.object(object).text + "\n"
  }

  private static func json(_ findings: [AuditFinding], in report: AuditReport) -> [JSONOutput] {
    findings.map { finding in
      .object([
        "rule": .string(finding.rule.rawValue), "severity": .string(finding.severity.rawValue),
        "toast": .string(finding.toast), "message": .string(finding.message),
        "wcag": .string(orNull: finding.rule.successCriterion),
        "locale": .string(report.locale.description), "reader": .string(report.reader),
      ])
    }
  }

  private static func toasts(of report: AuditReport) -> [JSONOutput] {
    report.verdicts.map { verdict in
      .object([
        "toast": .string(verdict.toast), "locale": .string(report.locale.description),
        "reader": .string(report.reader), "verdict": .string(verdict.severity?.rawValue ?? "ok"),
        "needed": .seconds(verdict.needed), "neededToAct": .seconds(verdict.neededToAct),
        "shown": .seconds(verdict.shown), "missing": .seconds(verdict.missing),
      ])
    }
  }
}
