import ToastText

/// A summary in Markdown, for a job's page or a comment: a table of languages, and the findings of
/// each file folded.
///
/// At most 65,536 characters: GitHub takes no longer comment. What does not fit is counted.
public struct MarkdownReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "markdown"

  /// The longest text, in UTF-16 units.
  static let limit = 65_536

  /// What the last lines may take.
  private static let reserve = 400

  /// Creates a reporter.
  public init(context: ReportContext) {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    var text = CappedText(limit: Self.limit - Self.reserve)
    text.append("## Translations: \(MarkdownText.escaped(TextReporter.summary(of: report)))\n\n")
    let findings = report.findings.filter { $0.standing == .open }
    appendTable(report, to: &text)
    var listed = 0
    for (file, group) in FindingGroups.byFile(worstFirst(findings)) {
      let title = "<details><summary>\(MarkdownText.escaped(file)) (\(group.count))</summary>\n\n"
      let end = "\n</details>\n\n"
      guard text.append(title, reserving: end) else { break }
      for finding in group {
        guard text.append(Self.item(finding), reserving: end) else { break }
        listed += 1
      }
      text.append(end, reserving: "")
    }
    if listed < findings.count {
      text.close("\(findings.count - listed) more findings are not shown here.\n")
    }
    return text.text
  }

  private func worstFirst(_ findings: [Finding]) -> [Finding] {
    [ProblemSeverity.error, .warning, .info].flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }

  private func appendTable(_ report: CheckReport, to text: inout CappedText) {
    let known = report.findings.filter { $0.standing == .baselined || $0.standing == .older }
    let gone = report.comparison?.gone ?? [:]
    let shown = report.findings.filter { $0.standing == .open } + known
    let locales = Set(shown.map { $0.locale ?? "" }).union(gone.keys).sorted()
    guard !locales.isEmpty else { return }
    let isCompared = report.comparison != nil
    text.append("| Language | Errors | Warnings | Info |")
    text.append(isCompared ? " Before | After | New |\n" : "\n")
    text.append("| --- | ---: | ---: | ---: |" + (isCompared ? " ---: | ---: | ---: |\n" : "\n"))
    for locale in locales {
      let name = locale.isEmpty ? "–" : MarkdownText.escaped(locale)
      let here = shown.filter { $0.locale ?? "" == locale }
      let open = here.filter { $0.standing == .open }
      func count(_ severity: ProblemSeverity) -> Int { open.count { $0.severity == severity } }
      var row = "| \(name) | \(count(.error)) | \(count(.warning)) | \(count(.info)) |"
      if isCompared {
        let before = here.count - open.count + (gone[locale] ?? 0)
        row += " \(before) | \(here.count) | \(open.count) |"
      }
      guard text.append(row + "\n", reserving: "") else { break }
    }
    text.append("\n")
  }

  private static func item(_ finding: Finding) -> String {
    let line = finding.position.map { "line \($0.line): " } ?? ""
    let about = [finding.key, finding.locale, finding.path].compactMap(\.self)
      .filter { !$0.isEmpty }.map { MarkdownText.code(String($0.prefix(200))) }
    let subject = about.isEmpty ? "" : " (\(about.joined(separator: ", ")))"
    let message = MarkdownText.escaped(String(finding.message.prefix(500)))
    return "- \(line)**\(finding.severity.rawValue)** \(message)\(subject) "
      + "\(MarkdownText.code(finding.rule))\n"
  }
}
