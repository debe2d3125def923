import Foundation
import Testing
import ToastChecks
import ToastText

@Suite("Reports for GitLab, Xcode and people") struct OtherReporterTests {
  @Test("GitLab gets what it requires, and no two findings with one fingerprint")
  func gitLab() throws {
    for report in [ReportSamples.many(500), ReportSamples.hostile] {
      let text = GitLabReporter().text(of: report)
      let array = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      #expect(array.count == report.findings.count)
      for item in array {
        #expect(["info", "minor", "major"].contains(item["severity"] as? String))
        #expect((item["description"] as? String)?.isEmpty == false)
        #expect((item["check_name"] as? String)?.isEmpty == false)
        let place = try #require(item["location"] as? [String: Any])
        #expect((place["path"] as? String)?.hasPrefix("./") == false)
        #expect((place["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
      }
    }
    let doubled = "\"a\" = \"A\";\n\"a\" = \"B\";\n\"a\" = \"B\";\n"
    let report = CheckEngine().check(files: [("de.lproj/a.strings", Array(doubled.utf8))])
    let text = GitLabReporter().text(of: report)
    let array = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(array.count == 2)
    #expect(Set(array.compactMap { $0["fingerprint"] as? String }).count == 2)
    #expect(GitLabReporter().text(of: CheckReport()) == "[]\n")
  }

  @Test("Xcode gets whole paths, compilers' words and one line a finding")
  func xcode() {
    let reporter = XcodeReporter(context: ReportContext(workingDirectory: "/repo/App"))
    let lines = reporter.text(of: ReportSamples.hostile).split(separator: "\n")
    #expect(lines.count == ReportSamples.hostile.findings.count)
    #expect(lines.allSatisfy { $0.hasPrefix("/repo/App/dir ") })
    let finding = Finding(
      rule: "bom", severity: .info, message: "m", file: "../a.strings", key: "k", locale: "ja")
    #expect(
      reporter.text(of: CheckReport(findings: [finding]))
        == "/repo/a.strings:1:1: note: m (k, ja) [bom]\n")
  }

  @Test("Markdown shows languages and findings, and a comparison")
  func markdown() {
    var report = ReportSamples.many(9)
    let text = MarkdownReporter().text(of: report)
    #expect(text.hasPrefix("## Translations: 3 errors, 3 warnings, 3 info in 7 files, 9 texts\n"))
    #expect(text.contains("| de | 3 | 0 | 0 |\n"))
    #expect(text.contains("| ja | 0 | 0 | 3 |\n"))
    #expect(
      text.contains("- line 3: **error** finding 2 is wrong (`k2`, `de`) `trailing-space`\n"))
    report.findings[2].standing = .baselined
    report.comparison = FindingComparison(
      name: FindingComparison.baselineName, gone: ["de": 2, "fr": 1])
    let compared = MarkdownReporter().text(of: report)
    #expect(compared.contains("| Language | Errors | Warnings | Info | Before | After | New |\n"))
    #expect(compared.contains("| de | 2 | 0 | 0 | 3 | 3 | 2 |\n"))
    #expect(compared.contains("| fr | 0 | 0 | 0 | 1 | 0 | 0 |\n"))
    #expect(!compared.contains("finding 2 is"))
  }

  @Test("Markdown is capped, whatever there is to say, and says what is missing")
  func markdownLimit() throws {
    for report in [ReportSamples.many(20_000), Self.longLocales, Self.longTexts] {
      let text = MarkdownReporter().text(of: report)
      #expect(text.utf16.count <= 65_536)
      let shown = text.split(separator: "\n").count { $0.hasPrefix("- ") }
      let rest = report.findings.count - shown
      #expect(text.hasSuffix("\n\(rest) more findings are not shown here.\n"))
      #expect(
        text.components(separatedBy: "<details>").count
          == text.components(separatedBy: "</details>").count)
    }
  }

  private static let longLocales = CheckReport(
    findings: (0..<5_000).map { number in
      Finding(
        rule: "bom", severity: .error, message: "m", file: "a.strings", locale: "x-\(number)-long")
    })

  private static let longTexts = CheckReport(
    findings: (0..<500).map { number in
      Finding(
        rule: "bom", severity: .error, message: String(repeating: "|", count: 900),
        file: String(repeating: "@a", count: 9_000), key: String(repeating: "`", count: 900))
    })

  @Test("nothing of a text formats, links or calls anybody in Markdown")
  func markdownEscaping() {
    let text = MarkdownReporter().text(of: ReportSamples.hostile)
    // What stands between backticks is code and needs no escape.
    #expect(text.contains("‘\\]\\]&gt;&lt;script&gt;"))
    #expect(!text.contains("‘]]><script>"))
    #expect(!text.contains("‘@octocat"))
    #expect(text.contains(#"‘@<!-- -->octocat #<!-- -->1 \`x\`"#))
    #expect(text.contains(#"\[a\](0)"#))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
