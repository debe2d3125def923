/// A form in which findings are printed.
public protocol FindingsReporter: Sendable {
  /// The name of the form, as `--format` takes it.
  static var name: String { get }

  /// Creates a reporter for a run of the tool.
  init(context: ReportContext)

  /// The whole output for a report, with its final line break.
  func text(of report: CheckReport) -> String
}

extension FindingsReporter {
  /// Creates a reporter that knows nothing of the run.
  public init() { self.init(context: ReportContext()) }
}
