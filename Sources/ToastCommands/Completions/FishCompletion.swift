/// Completions for fish.
enum FishCompletion {
  static func script(for commands: [Usage]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = [
      "# Completions of toast-l10n for fish. Write this to ~/.config/fish/completions/toast-l10n.fish.",
      "complete -c toast-l10n -f",
      "complete -c toast-l10n -n __fish_use_subcommand -l version -d 'Show versions.'",
      "complete -c toast-l10n -n __fish_use_subcommand -l help -s h -d 'Show this help.'",
      "complete -c toast-l10n -n __fish_use_subcommand -a help -d 'Shows help.'",
      "complete -c toast-l10n -n '__fish_seen_subcommand_from help' -a '\(names)'",
    ]
    for usage in commands { lines += self.lines(usage) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(_ usage: Usage) -> [String] {
    let start = "complete -c toast-l10n -n '__fish_seen_subcommand_from \(usage.name)'"
    var lines = [
      "complete -c toast-l10n -n __fish_use_subcommand -a \(usage.name) -d \(quoted(usage.abstract))"
    ]
    for option in usage.options + Usage.commonOptions {
      let names = option.names.map {
        $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())"
      }
      let value = option.value == nil ? "" : offer(CompletionKind(option))
      lines.append("\(start) \(names.joined(separator: " "))\(value) -d \(quoted(option.help))")
    }
    for operand in usage.operands {
      switch CompletionKind(operand) {
      case .path: lines.append("\(start) -F")
      case .words(let words): lines.append("\(start) -a '\(words.joined(separator: " "))'")
      case .free: break
      }
    }
    return lines
  }

  private static func offer(_ kind: CompletionKind) -> String {
    switch kind {
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .path: " -r -F"
    case .free: " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return "'\(result)'"
  }
}
