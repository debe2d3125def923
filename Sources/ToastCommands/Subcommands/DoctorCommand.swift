import ToastBraille
import ToastData
import ToastText

/// `doctor`: what is installed, what is missing, and how to install it.
struct DoctorCommand: Command {
  static let usage = Usage(
    name: "doctor",
    abstract: "Shows what is installed and what is missing.",
    discussion:
      "Nothing of it is needed for texts, transcripts in speech and checks. The exit code is 1 where "
      + "something is missing.",
    operands: [], options: [],
    examples: [
      Usage.Example(
        "doctor", begins: "ok       toast-l10n \(Versions.tool)", "ok       ICU 72.1",
        "ok       CLDR 42", "ok       Unicode 15.0")
    ])

  init(_ arguments: inout ArgumentReader) throws(CommandError) {}

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let reports =
      Versions.lines.prefix(4).map { HealthReport(part: $0, fault: nil) }
      + HealthReport.optional
    for report in reports {
      console.write("\(report.fault == nil ? "ok      " : "missing ") \(report.part)\n")
      if let fault = report.fault { console.write("         \(fault)\n") }
    }
    return reports.allSatisfy { $0.fault == nil } ? .success : .findings
  }
}
