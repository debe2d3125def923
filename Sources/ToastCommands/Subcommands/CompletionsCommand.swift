/// `completions`: the script by which a shell completes command lines.
struct CompletionsCommand: Command {
  static let usage = Usage(
    name: "completions",
    abstract: "Prints the script by which a shell completes command lines.",
    discussion: "The head of the script says where it goes.",
    operands: [
      Usage.Operand("SHELL", choices: Shell.allCases.map(\.rawValue), help: "The shell.")
    ],
    options: [],
    examples: [
      Usage.Example(
        "completions bash",
        begins: "# Completions of toast-l10n for bash. Put this line into ~/.bashrc:",
        "#   eval \"$(toast-l10n completions bash)\"")
    ])

  private let shell: Shell

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    shell = try Shell(rawValue: arguments.choice(of: 0)) ?? .bash
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    console.write(shell.script(for: Tool.commands.map { $0.usage }))
    return .success
  }
}
