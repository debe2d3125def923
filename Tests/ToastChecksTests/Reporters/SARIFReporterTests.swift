import Foundation
import TestSupport
import Testing
import ToastChecks
import ToastText

@Suite("SARIF") struct SARIFReporterTests {
  private func document(_ report: CheckReport, in folder: String? = "/repo") throws -> [String: Any]
  {
    let reporter = SARIFReporter(
      context: ReportContext(toolVersion: "1.2.3", workingDirectory: folder))
    let text = reporter.text(of: report)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func run(_ report: CheckReport) throws -> [String: Any] {
    let runs = try #require(try document(report)["runs"] as? [[String: Any]])
    return try #require(runs.first)
  }

  private func results(_ report: CheckReport) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  private func rules(_ report: CheckReport) throws -> [[String: Any]] {
    let tool = try #require(try run(report)["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "toast-l10n")
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    return try #require(driver["rules"] as? [[String: Any]])
  }

  private let faults = ReportSamples.report([
    ("Hello %@", "Hallo"), ("Save", "Sichern "), ("Go", "Los\u{200B}\u{200B}"),
  ])

  @Test("a log has version, schema, one run, and each result what GitHub needs")
  func structure() throws {
    let document = try document(faults)
    #expect(document["version"] as? String == "2.1.0")
    #expect((document["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    #expect((document["runs"] as? [Any])?.count == 1)
    let rules = try rules(faults)
    let results = try results(faults)
    #expect(results.count == faults.findings.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let place = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(place["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      #expect(artifact == ["uri": "App/Localizable.xcstrings", "uriBaseId": "%SRCROOT%"])
      let region = try #require(physical["region"] as? [String: Int])
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
      #expect(region.values.allSatisfy { $0 >= 1 })
      #expect((result["partialFingerprints"] as? [String: String])?.count == 2)
      #expect(result["baselineState"] == nil)
      #expect(result["suppressions"] == nil)
    }
  }

  @Test("rules carry their texts, level and few tags")
  func ruleMetadata() throws {
    for rule in try rules(faults) {
      let check = try #require(Check.named(rule["id"] as? String ?? ""))
      let short = try #require((rule["shortDescription"] as? [String: String])?["text"])
      #expect(short.hasSuffix(".") && short.first?.isUppercase == true)
      #expect((rule["fullDescription"] as? [String: String])?["text"]?.hasPrefix(short) == true)
      #expect((rule["help"] as? [String: String])?["text"] == check.explanation)
      #expect((rule["defaultConfiguration"] as? [String: String])?["level"] != nil)
      #expect((rule["name"] as? String)?.contains("-") == false)
      let properties = try #require(rule["properties"] as? [String: Any])
      #expect((properties["tags"] as? [String])?.count ?? 99 <= 10)
    }
  }

  @Test("the region is the marked part, in Unicode scalars")
  func regions() throws {
    let result = try #require(
      try results(ReportSamples.report([("Go", "😀あ\u{200B}x")])).first {
        $0["ruleId"] as? String == "invisible-char"
      })
    let place = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    let region = try #require(physical["region"] as? [String: Int])
    let start = try #require(region["startColumn"])
    #expect(region["endColumn"] == start + 1)
    #expect(region["startLine"] == region["endLine"])
    let line = String(
      decoding: ReportSamples.catalog([("Go", "😀あ\u{200B}x")]), as: UTF8.self
    ).split(separator: "\n", omittingEmptySubsequences: false)[(region["startLine"] ?? 1) - 1]
    #expect(Array(line.unicodeScalars)[start - 1] == "\u{200B}")
  }

  @Test("fingerprints stay when lines move and are distinct", .needsSharedData)
  func fingerprints() throws {
    func prints(_ bytes: [UInt8]) throws -> [String] {
      let report = CheckEngine().check(files: [("a.xcstrings", bytes)])
      return try results(report).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
      }
    }
    let bytes = try SharedData.bytes("data/qa/seed/xc/Localizable.xcstrings")
    let before = try prints(bytes)
    #expect(before.count > 1000)
    #expect(Set(before).count == before.count)
    #expect(try prints(Array("\n\n\n".utf8) + bytes) == before)
  }

  @Test("findings that only their order tells apart have fingerprints of their own")
  func duplicates() {
    func prints(_ head: String) -> [String] {
      let text = head + "\"a\" = \"A\";\n\"a\" = \"B\";\n\"a\" = \"B\";\n\"a\" = \"B\";\n"
      return CheckEngine().check(files: [("de.lproj/a.strings", Array(text.utf8))]).findings
        .filter { $0.rule == "duplicate-key" }.map(\.fingerprint)
    }
    let prints1 = prints("")
    #expect(prints1.count == 3)
    #expect(Set(prints1).count == 3)
    #expect(prints("/* a comment */\n\n\n\n\n\n\n\n\n\n\n") == prints1)
  }

  @Test("known and suppressed findings say so")
  func standings() throws {
    var report = faults
    report.findings[0].standing = .baselined
    report.findings[1].standing = .suppressed(reason: "a brand {name}")
    report.comparison = FindingComparison(name: FindingComparison.baselineName)
    let results = try results(report)
    #expect(results[0]["baselineState"] as? String == "unchanged")
    #expect(results[2]["baselineState"] as? String == "new")
    let kinds = try results.prefix(2).map { result in
      let suppression = try #require((result["suppressions"] as? [[String: String]])?.first)
      return [suppression["kind"] ?? "", suppression["justification"] ?? ""]
    }
    #expect(kinds == [["external", "listed in the baseline"], ["inSource", "a brand {name}"]])
  }

  @Test("paths are URIs: encoded, and whole where they leave the working directory")
  func paths() throws {
    func uri(_ path: String) throws -> String? {
      let finding = Finding(rule: "bom", severity: .warning, message: "m", file: path)
      let result = try #require(try results(CheckReport(findings: [finding])).first)
      let place = (result["locations"] as? [[String: Any]])?.first
      let physical = place?["physicalLocation"] as? [String: Any]
      #expect(physical?["region"] == nil)
      return (physical?["artifactLocation"] as? [String: String])?["uri"]
    }
    #expect(try uri("翻訳/a b#1?.strings") == "%E7%BF%BB%E8%A8%B3/a%20b%231%3F.strings")
    #expect(try uri("../x/a.strings") == "file:///x/a.strings")
    #expect(try uri("a/../../x.strings") == "file:///x.strings")
    #expect(try uri("/y/a.strings") == "file:///y/a.strings")
    #expect(try uri("a:b.strings") == "a%3Ab.strings")
  }

  @Test("no text is taken for a placeholder or a link")
  func messages() throws {
    let texts = try results(ReportSamples.hostile).compactMap {
      ($0["message"] as? [String: String])?["text"]
    }
    #expect(texts.contains { $0.contains("{{0}} {{name}}") })
    #expect(texts.allSatisfy { !$0.contains("](") })
  }

  @Test("a run keeps the 25,000 worst results and says how many are left out")
  func limit() throws {
    let report = ReportSamples.many(25_100)
    let results = try results(report)
    #expect(results.count == 25_000)
    func count(_ level: String) -> Int { results.count { $0["level"] as? String == level } }
    #expect(count("error") == report.count(.error))
    #expect(count("warning") == report.count(.warning))
    #expect(count("note") == report.count(.info) - 100)
    let invocation = try #require((try run(report)["invocations"] as? [[String: Any]])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let text = (notes.first?["message"] as? [String: String])?["text"]
    #expect(text?.hasPrefix("100 more") == true)
  }
}
