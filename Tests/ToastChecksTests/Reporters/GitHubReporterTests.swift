import Testing
import ToastChecks
import ToastText

@Suite("GitHub's annotations") struct GitHubReporterTests {
  private func lines(_ report: CheckReport) -> [String] {
    GitHubReporter().text(of: report).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test("a finding is a command with its place, rule and message, and a summary comes last")
  func command() {
    let lines = lines(ReportSamples.report([("Hello %@", "Hallo")]))
    #expect(lines.count == 2)
    let file = String(decoding: ReportSamples.catalog([("Hello %@", "Hallo")]), as: UTF8.self)
    let rows = file.split(separator: "\n")
    let row = rows.firstIndex { $0.contains("Hallo") } ?? 0
    let column = rows[row].firstRange(of: "Hallo").map {
      rows[row].distance(from: rows[row].startIndex, to: $0.lowerBound) + 1
    }
    let start = column ?? 0
    #expect(
      lines[0].hasPrefix(
        "::error file=App/Localizable.xcstrings,line=\(row + 1),col=\(start),"
          + "endColumn=\(start + 4),title=placeholder-missing::"))
    #expect(lines[0].hasSuffix("‘%25@’, use it (k0, de)"))
    #expect(lines[1] == "1 error in 1 file, 2 texts")
  }

  @Test("nothing of a text commands: one line a finding, and signs are escaped")
  func escaping() {
    let report = CheckReport(findings: Array(ReportSamples.hostile.findings.prefix(15)))
    let lines = lines(report)
    #expect(lines.count == 16)
    for line in lines.dropLast() {
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
      let properties = parts[0].split(separator: " ", maxSplits: 1)[1]
      // What is left of commas divides the properties, and of colons nothing.
      #expect(properties.split(separator: ",").allSatisfy { $0.contains("=") }, "\(line)")
      #expect(!properties.contains(":"), "\(line)")
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
    #expect(lines.contains { $0.contains("‘%250A::error::x’") })
    #expect(lines.contains { $0.contains("a%3Ab%2Cc%25") })
  }

  @Test("the worst ten of a kind, and a notice about the others")
  func limits() {
    let lines = lines(ReportSamples.many(100))
    func count(_ word: String) -> Int { lines.count { $0.hasPrefix("::\(word) ") } }
    #expect(count("error") == 10)
    #expect(count("warning") == 10)
    #expect(count("notice") == 10)
    #expect(lines[0].hasPrefix("::error ") && lines[10].hasPrefix("::warning "))
    #expect(
      lines[29] == "::notice title=toast-l10n::71 more findings are not shown here: 23 errors, "
        + "23 warnings, 25 info; see the other reports of this run")
    // Ten of each fit, and nothing is said.
    #expect(!self.lines(ReportSamples.many(30)).contains { $0.contains("more findings") })
  }

  @Test("known and suppressed findings are not shown")
  func standings() {
    var report = ReportSamples.many(3)
    report.findings[0].standing = .baselined
    report.findings[1].standing = .suppressed(reason: "r")
    report.findings[2].standing = .older
    #expect(lines(report) == ["no findings in 7 files, 3 texts; 1 baselined, 1 suppressed"])
  }
}
