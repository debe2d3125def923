/// How a command ended, as a shell sees it (the numbers of `sysexits.h` from 64 on).
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All well.
  case success = 0
  /// Findings of severity error, or a key that was not found.
  case findings = 1
  /// Findings of severity warning, where `--strict` was asked for.
  case warnings = 2
  /// The command line is wrong.
  case usage = 64
  /// Nothing in the input could be used.
  case badData = 65
  /// The input is not there, or may not be read.
  case noInput = 66
  /// A fault of the tool itself.
  case internalFault = 70
  /// The output file cannot be made.
  case cannotWrite = 73
  /// Reading or writing failed on the way.
  case inputOutput = 74
  /// Interrupted, by Ctrl-C.
  case interrupted = 130
}

extension ExitCode {
  /// Every code with what it means, for people.
  static let meanings: [(code: ExitCode, meaning: String)] = [
    (.success, "All is well."),
    (.findings, "There are findings of severity error, or a key was not found."),
    (.warnings, "There are findings of severity warning, and --strict was given."),
    (.usage, "The command line is wrong."),
    (.badData, "Nothing in the input could be used."),
    (.noInput, "The input is not there, or may not be read."),
    (.internalFault, "The tool itself is at fault."),
    (.cannotWrite, "The output cannot be made."),
    (.inputOutput, "Reading or writing failed on the way."),
    (.interrupted, "The run was interrupted."),
  ]
}
