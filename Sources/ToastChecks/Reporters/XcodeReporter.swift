import ToastText

/// For build phases of Xcode and plugins of SwiftPM: `path:line:column: warning: message [rule]`.
///
/// Paths are absolute, as Xcode opens no others; findings for information are notes, the word that
/// compilers use.
public struct XcodeReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "xcode"

  private let context: ReportContext

  /// Creates a reporter.
  public init(context: ReportContext) { self.context = context }

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    report.open.map { line(of: $0) + "\n" }.joined()
  }

  private func line(of finding: Finding) -> String {
    let place = finding.position ?? SourcePosition(line: 1, column: 1, offset: 0)
    let word = finding.severity == .info ? "note" : finding.severity.rawValue
    let path = ControlCharacters.escaped(context.absolute(finding.file))
    return "\(path):\(place): \(word): \(finding.sentence) [\(finding.rule)]"
  }
}
