import COpponents
import Foundation

/// Time and memory of whole processes up to the first label.
enum StartUpBenchmarks {
  private static let runs = 41

  static func run() throws -> [Measurement] {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let kit = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tool = kit.appending(path: ".build/release/toast-l10n").path
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw BenchmarkError("build the tool first: swift build -c release --product toast-l10n")
    }
    return try [
      ("toast-l10n", [tool, "localize", "action.later", "--locale", "ja"]),
      ("C program with ICU plural rules", [folder.appending(path: "StartUpC").path]),
      ("empty Swift program", [folder.appending(path: "StartUpSwift").path]),
    ].flatMap { try measure($0.0, $0.1) }
  }

  private static func measure(_ who: String, _ arguments: [String]) throws -> [Measurement] {
    var strings = arguments.map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    let costs = strings.withUnsafeMutableBufferPointer { buffer -> [ProcessCost] in
      guard let start = buffer.baseAddress else { return [] }
      return (0..<runs).map { _ in opponent_run(start) }
    }
    guard costs.allSatisfy({ $0.status == 0 }) else {
      throw BenchmarkError("\(arguments[0]) failed")
    }
    let measured = costs.dropFirst(5)
    return [
      Measurement(
        work: "start to first label", who: who,
        median: Stopwatch.median(measured.map(\.milliseconds)), unit: "ms"),
      Measurement(
        work: "memory of the same", who: who, median: Stopwatch.median(measured.map(\.megabytes)),
        unit: "MB"),
    ]
  }
}
