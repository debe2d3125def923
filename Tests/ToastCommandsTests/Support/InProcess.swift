import ToastCommands

/// Runs a command line in this process.
enum InProcess {
  /// What a run gave.
  struct Result: Sendable {
    let output: String
    let errors: String
    let exitCode: ExitCode

    /// The lines of the output.
    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) -> Result {
    var console = Console.captured(input: input, environment: environment)
    let exitCode = Tool.run(arguments, on: &console)
    return Result(
      output: console.output.text, errors: console.errors.text, exitCode: exitCode)
  }
}
