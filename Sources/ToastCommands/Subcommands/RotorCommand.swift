import ToastText
import ToastTranscripts

/// `toast-l10n rotor`: the list of actions at a moment.
struct RotorCommand: Command {
  private static let moment = UsageOption(
    "--at", value: "SECONDS", isRequired: true, help: "The moment, in seconds from the start.")

  static let usage = Usage(
    name: "rotor",
    abstract: "Lists the actions of the toasts at a moment, and what is said on the way.",
    discussion:
      "Also lists what had been announced by then, the latest first, lost announcements too.",
    operands: [ScenarioArguments.operand],
    options: [moment] + ScenarioArguments.options,
    examples: [
      Usage.Example(
        "rotor Resources/Examples/library.toasts.json --at 10 --locale zh-Hant --verbosity hints=off",
        begins: "# toast-l10n rotor 1; reader voiceover; locale zh-Hant; at 10 s",
        "loan",
        "  focus     警告：借閱即將到期。請在 3 天內還書。按鈕。 | 有可用的動作",
        "  next      續借",
        "  next      稍後",
        "  next      關閉",
        "  previous  稍後",
        "  previous  續借")
    ])

  private let scenario: ScenarioArguments
  private let moment: Duration

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    scenario = try ScenarioArguments(&arguments)
    let text = try arguments.value(Self.moment) ?? ""
    guard let number = DecimalNumber(parsing: text), let time = Duration(scenarioSeconds: number)
    else {
      throw .usage("‘\(text)’ is no value of --at: use seconds from 0 on, such as 2.5")
    }
    moment = time
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let loaded = try scenario.load(&console)
    let texts = loaded.locales.map { locale in
      RotorFormat.text(of: loaded.runner.rotor(at: moment, in: locale))
    }
    console.write(texts.joined(separator: "\n"))
    return .success
  }
}
