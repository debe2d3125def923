import Foundation
import Testing
import ToastChecks
import ToastText

@Suite("The baseline") struct FindingBaselineTests {
  private func report(_ texts: [(source: String, german: String)], before: String = "")
    -> CheckReport
  {
    let bytes = Array(before.utf8) + ReportSamples.catalog(texts)
    return CheckEngine().check(files: [("a.xcstrings", bytes)])
  }

  private let faulty = [(source: "A", german: "A "), (source: "B", german: " B")]

  @Test("what it lists does not count, wherever the lines have gone")
  func known() {
    let baseline = FindingBaseline(of: report(faulty))
    #expect(baseline.entries.count == 2)
    var moved = report(faulty + [("C", "C ")], before: "\n\n\n")
    let rest = baseline.apply(to: &moved) { _ in true }
    #expect(rest == baseline)
    #expect(moved.findings.map(\.standing) == [.baselined, .baselined, .open])
    #expect(moved.count(.warning) == 1)
    #expect(moved.comparison == FindingComparison(name: FindingComparison.baselineName))
    #expect(TextReporter().text(of: moved).hasSuffix("1 warning in 1 file, 6 texts; 2 baselined\n"))
    #expect(JSONReporter().text(of: moved).components(separatedBy: "\"baselined\":true").count == 3)
  }

  @Test("a changed text is judged anew")
  func changedText() {
    let baseline = FindingBaseline(of: report(faulty))
    var changed = report([("A", "AA "), ("B", " B")])
    _ = baseline.apply(to: &changed) { _ in true }
    #expect(changed.findings.map(\.standing) == [.open, .baselined])
  }

  @Test("it shrinks by what is gone and judged, and never grows")
  func shrinking() {
    let baseline = FindingBaseline(of: report(faulty))
    var mended = report([("A", "A"), ("B", " B"), ("C", "C ")])
    let rest = baseline.apply(to: &mended) { _ in true }
    #expect(rest.entries == [baseline.entries[1]])
    #expect(mended.comparison?.gone == ["de": 1])
    #expect(mended.comparison?.goneCount == 1)
    #expect(baseline.apply(to: &mended) { _ in false } == baseline)
  }

  @Test("it is read as it was written, sorted, a finding a line")
  func roundTrip() {
    let baseline = FindingBaseline(of: ReportSamples.hostile)
    let read = FindingBaseline.read(bytes: baseline.bytes, file: "b.json")
    #expect(read.problems.isEmpty)
    #expect(Set(read.baseline.entries) == Set(baseline.entries))
    #expect(FindingBaseline(baseline.entries.reversed()).bytes == baseline.bytes)
    let lines = String(decoding: baseline.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == baseline.entries.count + 2)
    #expect(
      String(decoding: FindingBaseline().bytes, as: UTF8.self)
        == "{\"version\":1,\"findings\":[]}\n")
  }

  @Test(
    "a faulty file is refused with its place",
    arguments: [
      ("", "1:1"), ("[]", "1:1"), (#"{"version": 2, "findings": []}"#, "1:13"),
      (#"{"version": 1}"#, "1:1"), (#"{"version": 1, "findings": [{"rule": "a"}]}"#, "1:29"),
      (#"{"version": 1, "findings": [1]}"#, "1:29"), ("{\"version\": 1,\n<<<<<<< HEAD\n", "2:1"),
    ])
  func faulty(_ text: String, _ place: String) {
    let problems = FindingBaseline.read(bytes: Array(text.utf8), file: "b.json").problems
    #expect(problems.contains { $0.severity == .error && $0.position?.description == place })
  }
}
