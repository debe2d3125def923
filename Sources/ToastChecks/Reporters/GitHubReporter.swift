import ToastText

/// For GitHub Actions: a workflow command a finding, which becomes an annotation of the change.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step and drops the others without a
/// word. The worst come first here, and where some are left out a notice says how many.
public struct GitHubReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "github"

  /// How many annotations of one kind GitHub shows of a step.
  private static let limit = 10

  /// Creates a reporter.
  public init(context: ReportContext) {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    let findings = report.open
    func of(_ severity: ProblemSeverity) -> [Finding] {
      findings.filter { $0.severity == severity }
    }
    let loud = of(.error).prefix(Self.limit) + of(.warning).prefix(Self.limit)
    let quiet = of(.info)
    let isCut = loud.count + min(quiet.count, Self.limit) < findings.count
    // The notice about what is left out takes a place of its own.
    let shown = loud + quiet.prefix(isCut ? Self.limit - 1 : Self.limit)
    var text = shown.map { Self.command($0) + "\n" }.joined()
    if isCut {
      let counts = TextReporter.counts { severity in
        of(severity).count - shown.count { $0.severity == severity }
      }
      text +=
        "::notice title=toast-l10n::\(findings.count - shown.count) more findings are not shown "
        + "here: \(counts); see the other reports of this run\n"
    }
    return text + Self.data(TextReporter.summary(of: report)) + "\n"
  }

  private static func command(_ finding: Finding) -> String {
    let word =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    var properties = ["file=\(property(finding.file))"]
    if let start = finding.position {
      properties.append("line=\(start.line)")
      let end = finding.end ?? start
      // A column goes with one line only, and the last column belongs to the mark.
      if end.line == start.line {
        properties += ["col=\(start.column)", "endColumn=\(max(start.column, end.column - 1))"]
      } else {
        properties.append("endLine=\(end.line)")
      }
    }
    properties.append("title=\(property(finding.rule))")
    return "::\(word) \(properties.joined(separator: ","))::\(data(finding.sentence))"
  }

  /// What follows the second `::`. (GitHub, workflow commands: `%`, CR and LF are escaped.)
  private static func data(_ text: String) -> String { escaped(text, beside: "") }

  /// The value of a property: `:` and `,` are escaped too.
  private static func property(_ text: String) -> String {
    escaped(ControlCharacters.escaped(text), beside: ":,")
  }

  private static func escaped(_ text: String, beside extra: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || extra.unicodeScalars.contains(scalar)
      {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
