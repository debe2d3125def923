import ToastData
import ToastText
import ToastTranscripts

/// `toast-l10n transcript`: what a person lives through, as text or records.
struct TranscriptCommand: Command {
  private static let format = UsageOption(
    "--format", choices: ["speech", "jsonl"],
    help: "The form: speech, plain text to read and compare (default); jsonl, records.")
  private static let output = UsageOption(
    "-o", "--output", value: "FILE", help: "Write to a file instead of the standard output.")

  static let usage = Usage(
    name: "transcript",
    abstract: "Say what a screen reader says when toasts come and go.",
    discussion:
      "Runs a scenario on a virtual clock, once for each locale, and writes what happens to the "
      + "toasts and what is announced, cut or lost.",
    operands: [ScenarioArguments.operand],
    options: ScenarioArguments.options + [format, output],
    examples: [
      Usage.Example("transcript Photos.toasts.json --locale ja --reader voiceover")
    ])

  private let scenario: ScenarioArguments
  private let format: String
  private let path: String?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    scenario = try ScenarioArguments(&arguments)
    format = try arguments.choice(Self.format) ?? "speech"
    path = try arguments.value(Self.output)
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let loaded = try scenario.load(&console)
    var file: [UInt8] = []
    for (index, locale) in loaded.locales.enumerated() {
      let transcript = loaded.runner.transcript(in: locale)
      let text = (index > 0 && format == "speech" ? "\n" : "") + text(of: transcript)
      if path == nil { console.write(text) } else { file += text.utf8 }
    }
    guard let path else { return .success }
    do throws(FileError) {
      try FileSystem.replace(path, with: file)
    } catch {
      throw .writing(error)
    }
    return .success
  }

  private func text(of transcript: Transcript) -> String {
    switch format {
    case "jsonl": JSONLinesFormat.text(of: transcript)
    default: SpeechFormat.text(of: transcript)
    }
  }
}
