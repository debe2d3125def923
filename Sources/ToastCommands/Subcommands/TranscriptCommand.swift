import ToastText
import ToastTranscripts

/// `toast-l10n transcript`: what a person lives through, as text or records.
struct TranscriptCommand: Command {
  private static let format = UsageOption(
    "--format", choices: TranscriptFormat.allCases.map(\.rawValue),
    help: "The form: speech, plain text to read and compare (default); ssml; braille, windows of a "
      + "display; brf, for an embosser; jsonl, records; html, a page to look at.")
  private static let output = UsageOption(
    "-o", "--output", value: "FILE", help: "Write to a file instead of the standard output.")

  static let usage = Usage(
    name: "transcript",
    abstract: "Shows what a screen reader says and brailles when toasts come and go.",
    discussion:
      "Runs a scenario on a virtual clock, once for each locale, and writes what happens to the "
      + "toasts and what is announced, cut or lost.",
    operands: [ScenarioArguments.operand],
    options: ScenarioArguments.options + BrailleArguments.options + [format, output],
    examples: [
      Usage.Example(
        "transcript Resources/Examples/library.toasts.json --locale zh-TW",
        begins: "# toast-l10n speech 1; reader voiceover; locale zh-TW; ICU 72.1, CLDR 42",
        "    0.000  · download presented, until it is closed",
        "             actions: 關閉",
        "    0.000  · download in front",
        "    0.000  正在下載 12 章… [low, spoken, 1.95 s]")
    ])

  private let scenario: ScenarioArguments
  private let format: TranscriptFormat
  private let braille: BrailleDisplay?
  private let path: String?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    scenario = try ScenarioArguments(&arguments)
    let format = try arguments.choice(Self.format).flatMap(TranscriptFormat.init) ?? .speech
    self.format = format
    braille = try BrailleArguments(&arguments).display(for: format)
    path = try arguments.value(Self.output)
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let loaded = try scenario.load(&console, braille: braille)
    let report = format.report(of: loaded.runner, in: loaded.locales)
    if let path {
      try OutputFile.write(Array(report.text.utf8), to: path)
    } else {
      console.write(report.text)
    }
    console.report(report.problems)
    guard report.refused.isEmpty else { return .badData }
    // Where braille is all there is to see, none at all is a failure.
    return format.isBraille && report.lacksBraille ? .noInput : .success
  }
}
