import ToastText

/// `manual`: a page for `man`.
struct ManualCommand: Command {
  static let usage = Usage(
    name: "manual",
    abstract: "Prints a page for man.",
    discussion:
      "Install it as toast-l10n-COMMAND.1 in a folder man1 of the manual path, or read it where it "
      + "is, with ‘man -l’ on Linux and ‘man’ on macOS.",
    operands: [
      Usage.Operand("COMMAND", isRequired: false, help: "A command; without one, the tool itself.")
    ],
    options: [],
    examples: [
      Usage.Example(
        "manual check", begins: ".TH \"TOAST-L10N-CHECK\" 1 \"\" \"toast-l10n \(Versions.tool)\"",
        ".SH NAME", "toast\\-l10n\\-check \\- Checks the translations of catalogs")
    ])

  private let name: String?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    name = arguments.operands.first
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let commands = Tool.commands.map { $0.usage }
    var usage: Usage?
    if let name {
      usage = commands.first { $0.name == name }
      guard usage != nil else {
        let hint = NearestName.suggestion(for: name, among: commands.map(\.name))
        throw .usage("unknown command ‘\(name)’\(hint)")
      }
    }
    console.write(ManualPage.text(for: usage, among: commands))
    return .success
  }
}
