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
        "rotor Resources/Examples/sync.toasts.json --at 3 --locale zh-Hant",
        begins: "# toast-l10n rotor 1; reader voiceover; locale zh-Hant; at 3 s",
        "sync",
        "  focus     錯誤：無法同步書籤。請檢查網路連線，然後再試一次。",
        "  next      關閉",
        "  actions",
        "    dismiss: 關閉 (用兩指來回滑動; 向上或向下滑動，然後點兩下)")
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
