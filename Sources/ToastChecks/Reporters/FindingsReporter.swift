/// A form in which findings are printed.
public protocol FindingsReporter: Sendable {
  /// The name of the form, as `--format` takes it.
  static var name: String { get }

  /// Creates a reporter.
  init()

  /// The whole output for a report, with its final line break.
  func text(of report: CheckReport) -> String
}
