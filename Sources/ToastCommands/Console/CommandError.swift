package import ToastCatalogs
package import ToastData
package import ToastText

/// Why a command stopped: what to say, and how to end.
///
/// Every failure becomes one of these here, so that texts and exit codes are decided in one place.
package struct CommandError: Error, Hashable, Sendable {
  /// How the process ends.
  package let exitCode: ExitCode

  /// What is said on the standard error, in order.
  package let problems: [Problem]

  private init(_ exitCode: ExitCode, _ problems: [Problem]) {
    self.exitCode = exitCode
    self.problems = problems
  }

  /// A wrong command line.
  package static func usage(_ message: String) -> CommandError {
    CommandError(.usage, [Problem("usage", .error, message)])
  }

  /// Several faults of the command line.
  package static func usage(_ problems: [Problem]) -> CommandError {
    CommandError(.usage, problems)
  }

  /// Input of which nothing could be used.
  package static func badData(_ problems: [Problem]) -> CommandError {
    CommandError(.badData, problems)
  }

  /// A place where input was looked for and none was found.
  package static func noInput(_ message: String, path: String) -> CommandError {
    CommandError(.noInput, [Problem("no-input", .error, message, file: path)])
  }

  /// A program of the system that a command cannot do without.
  package static func missing(_ name: String, package: String) -> CommandError {
    CommandError(
      .noInput,
      [
        Problem(
          "not-installed", .error,
          "\(name) is not installed; install it: \(HealthReport.install(package))")
      ])
  }

  /// A fault of the tool itself.
  package static func internalFault(_ message: String) -> CommandError {
    CommandError(.internalFault, [Problem("internal", .error, message)])
  }

  /// Catalogs that could not be read; the first one decides how the process ends.
  package static func loading(_ failures: [CatalogError]) -> CommandError {
    let exitCode: ExitCode =
      switch failures.first?.code {
      case .notFound, .noCatalogs, .unreadable: .noInput
      case .inputOutput: .inputOutput
      default: .badData
      }
    return CommandError(exitCode, failures.map(\.problem))
  }

  /// A file that could not be read.
  package static func reading(_ error: FileError) -> CommandError {
    let exitCode: ExitCode =
      switch error.reason {
      case .notFound, .isFolder, .isNoFolder, .notPermitted: .noInput
      case .tooLarge: .badData
      case .closedPipe, .other: .inputOutput
      }
    return CommandError(exitCode, [problem("unreadable", error)])
  }

  /// A file that could not be written.
  package static func writing(_ error: FileError) -> CommandError {
    let exitCode: ExitCode =
      switch error.reason {
      case .notFound, .isFolder, .isNoFolder, .notPermitted: .cannotWrite
      case .tooLarge, .closedPipe, .other: .inputOutput
      }
    return CommandError(exitCode, [problem("unwritable", error)])
  }

  private static func problem(_ kind: String, _ error: FileError) -> Problem {
    Problem(kind, .error, error.description, file: error.path)
  }
}
