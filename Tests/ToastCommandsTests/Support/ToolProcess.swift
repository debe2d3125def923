import Foundation
import TestSupport

/// Runs the built executable.
enum ToolProcess {
  /// What a run gave.
  struct Result: Sendable {
    let output: String
    let errors: String
    /// The exit code, or the negated number of the signal that ended it.
    let status: Int32
  }

  /// The executable, which stands beside the test bundle.
  static let executable: URL = {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.contains(".xctest") } ?? arguments.first ?? ""
    var folder = URL(filePath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appending(path: "toast-l10n")
  }()

  /// Runs it, or another program, in a folder, with nothing in the environment but what is given.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    input: [UInt8] = [],
    in folder: URL = SharedData.packageRoot,
    program: URL = executable
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    // Files, not pipes: a pipe that nobody reads fills up and stops the process.
    let scratch = try TemporaryFolder()
    let files = try ["in", "out", "err"].map { name in
      URL(filePath: try scratch.write(name, name == "in" ? input : []))
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return Result(
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8),
      status: isExit ? process.terminationStatus : -process.terminationStatus)
  }
}
