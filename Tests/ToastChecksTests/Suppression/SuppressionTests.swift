import Testing
import ToastChecks
import ToastText

@Suite("[l10n:skip RULE REASON] in a comment") struct SuppressionTests {
  private func catalog(_ comment: String, german: String = "Sichern ", key: String = "a") -> [UInt8]
  {
    Array(
      """
      { "sourceLanguage" : "en", "strings" : {
        "\(key)" : { "comment" : "\(comment)", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "\(german)" } } } } },
        "version" : "1.0" }
      """.utf8)
  }

  private func report(
    _ files: [(path: String, bytes: [UInt8])],
    _ configure: (inout CheckConfiguration) -> Void = { _ in }
  ) -> CheckReport {
    var configuration = CheckConfiguration()
    configure(&configuration)
    return CheckEngine(configuration: configuration).check(files: files)
  }

  /// The findings, `-` before those that are let pass.
  private func rules(_ report: CheckReport) -> [String] {
    report.findings.map { finding in
      if case .suppressed = finding.standing { return "-\(finding.rule)" }
      return finding.rule
    }.sorted()
  }

  @Test(
    "a suppression lets the findings of its rule about its key pass",
    arguments: [
      ("[l10n:skip trailing-space a number follows]", ["-trailing-space"]),
      (
        "Saves a file.\\n[l10n:skip  trailing-space: a\\n number follows] More.",
        ["-trailing-space"]
      ),
      ("[l10n:skip trailing-space]", ["-trailing-space"]),
      (
        "[l10n:skip double-space x][l10n:skip trailing-space y]",
        ["-trailing-space", "unused-suppression"]
      ),
      ("[l10n:skip leading-space x]", ["trailing-space", "unused-suppression"]),
      ("[l10n:skip trailing-spce x]", ["trailing-space", "unused-suppression"]),
      ("[l10n:skip ]", ["trailing-space", "unused-suppression"]),
      ("[l10n:skip]", ["trailing-space", "unused-suppression"]),
      // Not one at all.
      ("[l10n:skipped trailing-space]", ["trailing-space"]),
      ("[l10n:skip trailing-space", ["trailing-space"]),
      ("l10n:skip trailing-space]", ["trailing-space"]),
    ])
  func suppressed(_ comment: String, _ expected: [String]) {
    #expect(rules(report([("a.xcstrings", catalog(comment))])) == expected)
  }

  @Test("what is let pass does not count, and its reason is kept")
  func counting() {
    let report = report([("a.xcstrings", catalog("[l10n:skip trailing-space a number\\t follows]"))]
    )
    #expect(report.count(.warning) == 0)
    #expect(report.suppressedCount == 1)
    #expect(report.findings.first?.standing == .suppressed(reason: "a number follows"))
    #expect(TextReporter().text(of: report) == "no findings in 1 file, 2 texts; 1 suppressed\n")
    #expect(JSONReporter().text(of: report).contains("\"findings\":[],"))
  }

  @Test("it is for its own key only")
  func otherKeys() {
    let text = """
      /* [l10n:skip trailing-space x] */
      "a" = "A ";
      "b" = "B ";
      """
    let english = "\"a\" = \"A\";\n\"b\" = \"B\";\n"
    let report = report([
      ("en.lproj/t.strings", Array(english.utf8)), ("de.lproj/t.strings", Array(text.utf8)),
    ])
    #expect(rules(report) == ["-trailing-space", "trailing-space"])
  }

  @Test("in a table of folders one with the source is for all languages, another for its own")
  func folders() {
    func rules(english: String, german: String) -> [String] {
      self.rules(
        report([
          ("en.lproj/t.strings", Array("\(english)\n\"a\" = \"A\";\n".utf8)),
          (
            "de.lproj/t.strings",
            [0xFF, 0xFE]
              + "\(german)\n\"a\" = \"A \";\n".utf16.flatMap {
                [UInt8($0 & 0xFF), UInt8($0 >> 8)]
              }
          ),
          ("fr.lproj/t.strings", Array("\"a\" = \"A \";\n".utf8)),
        ]))
    }
    let skip = "/* [l10n:skip trailing-space x] */"
    #expect(rules(english: skip, german: "") == ["-trailing-space", "-trailing-space"])
    #expect(rules(english: "/* c */", german: skip) == ["-trailing-space", "trailing-space"])
    #expect(
      rules(english: skip, german: skip) == ["-trailing-space", "-trailing-space"])
  }

  @Test("one that lets nothing pass is a finding at its key, unless its rule did not look")
  func unused() throws {
    let bytes = catalog("[l10n:skip trailing-space x]", german: "Sichern", key: "日本")
    let report = report([("a.xcstrings", bytes)])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.severity == .warning)
    #expect(finding.key == "日本")
    #expect(finding.position?.description == "2:4")
    let range = try #require(finding.range)
    #expect(String(decoding: bytes[range], as: UTF8.self) == "日本")
    func rules(_ configure: (inout CheckConfiguration) -> Void) -> [String] {
      self.rules(self.report([("a.xcstrings", bytes)], configure))
    }
    #expect(rules { $0.skip = ["trailing-space"] } == [])
    #expect(rules { $0.severities = ["trailing-space": .off] } == [])
    #expect(rules { $0.only = ["unused-suppression"] } == [])
    #expect(rules { $0.locales = ["fr"] } == [])
    #expect(rules { $0.severities = ["unused-suppression": .off] } == [])
    #expect(rules { $0.only = ["unused-suppression", "trailing-space"] } == ["unused-suppression"])
  }

  @Test("faults of the file itself can be let pass by key")
  func readerFindings() {
    let text = "\"a\" = \"A\";\n/* [l10n:skip duplicate-key x] */\n\"a\" = \"B\";\n"
    #expect(rules(report([("de.lproj/t.strings", Array(text.utf8))])) == ["-duplicate-key"])
  }

  @Test("a comment of a megabyte, or of nothing but openers, is no burden")
  func hostile() {
    let openers = String(repeating: "[l10n:skip ", count: 20_000)
    let skips = String(repeating: "[l10n:skip a b]", count: 5_000)
    #expect(rules(report([("a.xcstrings", catalog(openers))])) == ["trailing-space"])
    #expect(report([("a.xcstrings", catalog(skips))]).findings.count == 5_001)
  }
}
