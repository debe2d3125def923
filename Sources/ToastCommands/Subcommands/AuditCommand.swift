import ToastText
import ToastTranscripts

/// `toast-l10n audit`: what a person who listens is kept from.
struct AuditCommand: Command {
  private static let format = UsageOption(
    "--format", choices: ["text", "json"], help: "The form: text (default) or json.")
  private static let strict = UsageOption(
    flag: "--strict", help: "End with exit code 2 when there are warnings.")

  static let usage = Usage(
    name: "audit",
    abstract: "Finds toasts that cannot be heard, or acted on, before they are gone.",
    discussion:
      "Each toast gets a verdict with its figures: how long it takes to hear it and to act on it, "
      + "and how long it is there. Findings name the success criterion of WCAG 2.2.",
    operands: [ScenarioArguments.operand],
    options: ScenarioArguments.options + [format, strict],
    examples: [
      Usage.Example(
        "audit Resources/Examples/library.toasts.json --locale zh-Hant",
        prints: "# audit; reader voiceover; locale zh-Hant",
        "ok       download: needs 5.9 s to be heard, is there for 6.8 s",
        "ok       loan: needs 4.5 s to be heard, 21.2 s to be acted on, stays",
        "ok       sync: needs 6.2 s to be heard, is there for 10.2 s")
    ])

  private let scenario: ScenarioArguments
  private let format: String
  private let isStrict: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    scenario = try ScenarioArguments(&arguments)
    format = try arguments.choice(Self.format) ?? "text"
    isStrict = arguments.flag(Self.strict)
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let loaded = try scenario.load(&console)
    let auditor = Auditor(runner: loaded.runner)
    let reports = loaded.locales.map { auditor.report(in: $0) }
    if format == "json" {
      console.write(AuditFormat.json(of: reports))
    } else {
      console.write(reports.map { AuditFormat.text(of: $0) }.joined(separator: "\n"))
    }
    let severities = reports.flatMap(\.findings).map(\.severity)
    if severities.contains(.error) { return .findings }
    return isStrict && severities.contains(.warning) ? .warnings : .success
  }
}
