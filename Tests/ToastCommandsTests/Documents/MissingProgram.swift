import ToastCommands

/// Commands that need a program which is not part of what the package is built with.
enum MissingProgram {
  /// Whether a command line cannot run here, because its program is not installed.
  static func isNeeded(by line: String) -> Bool {
    (line.contains("toast-l10n speak ") && Program("espeak-ng") == nil)
      || (line.contains("git ") && Program("git") == nil)
  }
}
