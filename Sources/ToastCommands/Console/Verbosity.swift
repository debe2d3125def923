/// How much a command says beside its data.
package enum Verbosity: Hashable, Sendable {
  /// Errors only.
  case quiet
  /// Errors, warnings and notes.
  case normal
  /// What was read, and how long it took, too.
  case verbose
}
