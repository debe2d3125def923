import Foundation
import TestSupport
import Testing
import ToastChecks
import ToastText

@Suite("The engine", .needsSharedData)
struct EngineTests {
  @Test("findings are the same for any number of jobs")
  func jobs() {
    let paths = ["data/qa/seed", "data/qa/parse_seed", "scenarios"].map { SharedData.url($0).path }
    let one = CheckEngine(jobs: 1).check(paths)
    for jobs in [2, 3, 8] {
      let many = CheckEngine(jobs: jobs).check(paths)
      #expect(many.findings == one.findings)
      #expect(many.units == one.units)
    }
    #expect(one.findings.count > 100)
  }

  @Test("a path that leads nowhere is a failure, a broken file a finding")
  func failures() {
    let missing = CheckEngine().check(["/nowhere/a.xcstrings"])
    #expect(missing.failures.count == 1)
    #expect(missing.findings.isEmpty)
    let broken = CheckEngine().check(files: [("a.xcstrings", Array("no json".utf8))])
    #expect(broken.findings.map(\.rule) == ["parse-error"])
  }

  @Test("severities, groups, only and skip decide what is reported")
  func configuration() {
    let files = [
      (path: "de.lproj/a.strings", bytes: Array("\"k\" = \"A ... \";".utf8)),
      (path: "en.lproj/a.strings", bytes: Array("\"k\" = \"A…\";".utf8)),
    ]
    func rules(_ configure: (inout CheckConfiguration) -> Void) -> [String] {
      var configuration = CheckConfiguration()
      configure(&configuration)
      return CheckEngine(configuration: configuration).check(files: files).findings.map {
        "\($0.rule) \($0.severity.rawValue)"
      }
    }
    #expect(rules { _ in } == ["trailing-space warning"])
    #expect(rules { $0.groups = [.style] } == ["ellipsis info", "trailing-space warning"])
    #expect(rules { $0.severities["trailing-space"] = .error } == ["trailing-space error"])
    #expect(rules { $0.severities["trailing-space"] = .off } == [])
    #expect(rules { $0.skip = ["trailing-space"] } == [])
    #expect(rules { $0.only = ["ellipsis"] } == ["ellipsis info"])
  }

  @Test("fingerprints stay when lines move and differ between findings")
  func fingerprints() throws {
    let bytes = try SharedData.bytes("data/qa/seed/xc/Localizable.xcstrings")
    let report = CheckEngine().check(files: [("a.xcstrings", bytes)])
    let names = report.findings.map(\.fingerprint)
    #expect(Set(names).count == names.count)
    let text = "\n\n\n" + String(decoding: bytes, as: UTF8.self)
    let moved = CheckEngine().check(files: [("a.xcstrings", Array(text.utf8))])
    #expect(moved.findings.map(\.fingerprint) == names)
    #expect(moved.findings.map(\.position) != report.findings.map(\.position))
  }
}
