import Foundation
import TestSupport
import Testing
import ToastChecks

@Suite("Damaged catalogs never crash or hang the checks", .needsSharedData)
struct DamageTests {
  /// Set `TOAST_CHECK_MUTATIONS` to 10000 for the long run.
  private static let count =
    ProcessInfo.processInfo.environment["TOAST_CHECK_MUTATIONS"].flatMap { Int($0) } ?? 300

  // A busy machine and a debug build take their time; a hang takes for ever.
  private static let limit = Duration.seconds(20)

  private static func files() throws -> [(path: String, bytes: [UInt8])] {
    let all = ["data/real", "data/qa/parse_seed", "data/qa/seed"].flatMap {
      SharedData.files(under: $0, withExtension: "xcstrings", "strings", "stringsdict")
    }
    return try all.compactMap { file in
      let bytes = try [UInt8](Data(contentsOf: file))
      return bytes.count < 60_000 ? (file.path, bytes) : nil
    }
  }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let length = min(Int.random(in: 0..<64, using: &random), bytes.count - place)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 4:
        let sign = "\"{}[]:,;=\\<>&/*%@$#(".utf8.randomElement(using: &random) ?? 0
        bytes.insert(sign, at: place)
      default: bytes.removeLast(min(bytes.count, Int.random(in: 0..<2_000, using: &random)))
      }
    }
    return bytes
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
      let bytes = damaged(file.bytes, &random)
      let start = ContinuousClock.now
      let report = engine.check(files: [(file.path, bytes)])
      #expect(start.duration(to: .now) < Self.limit, "\(file.path), number \(number)")
      for finding in report.findings {
        if let mark = finding.mark { #expect(mark.upperBound <= bytes.count) }
      }
      if report.files == 0 { #expect(!report.findings.isEmpty, "\(file.path), number \(number)") }
    }
  }
}
