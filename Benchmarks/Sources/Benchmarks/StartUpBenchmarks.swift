import Foundation

/// Time and memory of whole processes up to the first label.
enum StartUpBenchmarks {
  private static let runs = 41
  /// Where the programs stand that this one is compared with.
  private static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  static func run() throws -> [Measurement] {
    let kit = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tool = kit.appending(path: ".build/release/toast-l10n").path
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw BenchmarkError("build the tool first: swift build -c release --product toast-l10n")
    }
    return try measure([
      ("toast-l10n", [tool, "localize", "action.later", "--locale", "ja"]),
      ("toast-l10n --version", [tool, "--version"]),
      ("C program with ICU plural rules", [folder.appending(path: "StartUpC").path]),
      ("empty Swift program", [folder.appending(path: "StartUpSwift").path]),
    ])
  }

  /// Runs the programs in turn.
  private static func measure(
    _ programs: [(who: String, arguments: [String])]
  ) throws -> [Measurement] {
    var costs = programs.map { _ in [ProcessCost]() }
    for _ in 0..<runs {
      for (number, program) in programs.enumerated() {
        costs[number].append(try cost(of: program.arguments))
      }
    }
    return zip(programs, costs).map { program, costs in
      Measurement(
        work: "start to first label", who: program.who,
        samples: costs.dropFirst(5).map(\.milliseconds), unit: "ms")
    }
      + zip(programs, costs).map { program, costs in
        Measurement(
          work: "memory of the same", who: program.who,
          samples: costs.dropFirst(5).map(\.megabytes), unit: "MB")
      }
  }

  private static func cost(of arguments: [String]) throws -> ProcessCost {
    let process = Process()
    process.executableURL = folder.appending(path: "Launcher")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let numbers = String(decoding: printed, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 3, numbers[2] == 0 else {
      throw BenchmarkError("\(arguments[0]) failed")
    }
    return ProcessCost(milliseconds: numbers[0], megabytes: numbers[1] / 1_048_576)
  }
}

/// What one run of a program took.
private struct ProcessCost {
  var milliseconds: Double
  var megabytes: Double
}
