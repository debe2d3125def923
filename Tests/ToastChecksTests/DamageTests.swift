import Foundation
import TestSupport
import Testing
import ToastChecks

@Suite("Damaged catalogs never crash or hang the checks", .needsSharedData)
struct DamageTests {
  /// Set `TOAST_CHECK_MUTATIONS` to 10000 for the long run.
  private static let count =
    ProcessInfo.processInfo.environment["TOAST_CHECK_MUTATIONS"].flatMap { Int($0) } ?? 300

  private static func files() throws -> [(path: String, bytes: [UInt8])] {
    let all = ["data/real", "data/qa/parse_seed", "data/qa/seed"].flatMap {
      SharedData.files(under: $0, withExtension: "xcstrings", "strings", "stringsdict")
    }
    return try all.compactMap { file in
      let bytes = try [UInt8](Data(contentsOf: file))
      return bytes.count < 60_000 ? (file.path, bytes) : nil
    }
  }

  @Test("every damaged file is checked or reported, none hangs")
  func damage() throws {
    let files = try Self.files()
    #expect(files.count > 50)
    var random = SeededGenerator(seed: 11)
    var configuration = CheckConfiguration()
    configuration.groups = Set(CheckGroup.allCases)
    let engine = CheckEngine(configuration: configuration, jobs: 2)
    for number in 0..<Self.count {
      let file = files[Int.random(in: 0..<files.count, using: &random)]
      let bytes = Damage.damaged(file.bytes, using: &random)
      let start = ContinuousClock.now
      let report = engine.check(files: [(file.path, bytes)])
      #expect(start.duration(to: .now) < Damage.hangLimit, "\(file.path), number \(number)")
      for finding in report.findings {
        if let mark = finding.mark { #expect(mark.upperBound <= bytes.count) }
      }
      if report.files == 0 { #expect(!report.findings.isEmpty, "\(file.path), number \(number)") }
    }
  }
}
