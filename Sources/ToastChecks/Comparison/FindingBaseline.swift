import ToastCatalogs

/// Findings that a team has agreed to live with for now.
///
/// It is written from a run and may only shrink afterwards: what is mended leaves it, what is new
/// does not come in.
///
/// ```swift
/// let baseline = FindingBaseline(of: report)
/// baseline.apply(to: &later, configuration: …)  // what both have no longer counts
/// ```
package struct FindingBaseline: Hashable, Sendable {
  /// One finding, as people recognize it, with the name that tells it apart.
  package struct Entry: Hashable, Sendable {
    /// The name: rule, catalog, key, locale, branch and a hash of the text, never the line.
    package var fingerprint: String
    /// The identifier of the check.
    package var rule: String
    /// The file, as the report names it.
    package var file: String
    /// The key, or `nil`.
    package var key: String?
    /// The locale, or `nil`.
    package var locale: String?
    /// The branch of the text, or `nil`.
    package var path: String?
  }

  /// The findings, in the order of the file.
  package var entries: [Entry]

  /// Creates a baseline.
  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// The baseline of all findings that count in a report, or are in its baseline already.
  package init(of report: CheckReport) {
    entries = report.findings.filter { [.open, .baselined].contains($0.standing) }.map { finding in
      Entry(
        fingerprint: finding.fingerprint, rule: finding.rule, file: finding.file, key: finding.key,
        locale: finding.locale, path: finding.path)
    }
  }
}

extension FindingBaseline {
  /// Marks the findings of a report that the baseline lists.
  ///
  /// - Parameters:
  ///   - report: The report, which also gets the comparison.
  ///   - isJudged: Whether the run would have found an entry if it were still there.
  /// - Returns: The baseline without what is no longer there; it never has more than this one.
  package func apply(
    to report: inout CheckReport, isJudged: (Entry) -> Bool
  ) -> FindingBaseline {
    var found: Set<String> = []
    let known = Set(entries.map(\.fingerprint))
    for (index, finding) in report.findings.enumerated() {
      let name = finding.fingerprint
      found.insert(name)
      if finding.standing == .open, known.contains(name) {
        report.findings[index].standing = .baselined
      }
    }
    let gone = entries.filter { !found.contains($0.fingerprint) && isJudged($0) }
    var counts: [String: Int] = [:]
    for entry in gone { counts[entry.locale ?? "", default: 0] += 1 }
    report.comparison = FindingComparison(name: FindingComparison.baselineName, gone: counts)
    let names = Set(gone.map(\.fingerprint))
    return FindingBaseline(entries.filter { !names.contains($0.fingerprint) })
  }
}
