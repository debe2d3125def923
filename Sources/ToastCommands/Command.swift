/// One subcommand: what it takes, and what it does with it.
///
/// A command holds its options and nothing else; the work is done in the modules below.
package protocol Command: Sendable {
  /// Its name, options and examples, from which help is made.
  static var usage: Usage { get }

  /// Reads the options.
  init(_ arguments: inout ArgumentReader) throws(CommandError)

  /// Does the work, and says how it ended.
  func run(_ console: inout Console) throws(CommandError) -> ExitCode
}
