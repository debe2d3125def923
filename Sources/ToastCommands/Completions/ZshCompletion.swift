/// Completions for zsh.
enum ZshCompletion {
  static func script(for commands: [Usage]) -> String {
    let list = commands.map { "    \(quoted("\($0.name):\($0.abstract)"))\n" }.joined()
    return """
      #compdef toast-l10n
      # Completions of toast-l10n for zsh. Write this to a file _toast-l10n in a folder of $fpath.
      _toast_l10n() {
        local -a commands=(
      \(list)    'help:Shows help.'
        )
        if ((CURRENT == 2)); then
          _describe -t commands command commands
          _arguments '--help[Show this help.]' '--version[Show versions.]'
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
          help) _describe -t commands command commands ;;
      \(commands.map(block).joined())  esac
      }
      if [[ $funcstack[1] == _toast-l10n ]]; then _toast_l10n "$@"; else compdef _toast_l10n toast-l10n; fi

      """
  }

  private static func block(_ usage: Usage) -> String {
    let options = (usage.options + Usage.commonOptions).flatMap(specifications)
    let operands = usage.operands.enumerated().map { number, operand in
      let place = operand.repeats ? "*" : String(number + 1)
      return quoted("\(place):\(escaped(operand.name)):\(action(CompletionKind(operand)))")
    }
    let lines = (options + operands).map { "      \($0)" }.joined(separator: " \\\n")
    return "    \(usage.name)) _arguments \\\n\(lines) ;;\n"
  }

  /// One specification a spelling of an option.
  private static func specifications(_ option: UsageOption) -> [String] {
    option.names.map { name in
      let value = option.value.map {
        ":\(escaped($0)):\(action(CompletionKind(option)))"
      }
      let start = (option.repeats ? "*" : "") + name
      return quoted("\(start)[\(escaped(option.help))]\(value ?? "")")
    }
  }

  private static func action(_ kind: CompletionKind) -> String {
    switch kind {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .path: "_files"
    case .free: " "
    }
  }

  /// Text inside a specification, in which brackets and colons have a meaning.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
