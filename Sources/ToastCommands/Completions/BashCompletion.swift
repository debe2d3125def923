/// Completions for bash.
enum BashCompletion {
  static func script(for commands: [Usage]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map(block).joined()
    return """
      # Completions of toast-l10n for bash. Put this line into ~/.bashrc:
      #   eval "$(toast-l10n completions bash)"
      _toast_l10n() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words= paths=
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          words='\(names) help --help --version'
        else
          case ${COMP_WORDS[1]} in
            help) words='\(names)' ;;
      \(cases)    esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        if [[ $paths ]]; then
          local path
          while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -f -- "$current")
          compopt -o filenames 2> /dev/null
        fi
      }
      complete -F _toast_l10n toast-l10n

      """
  }

  private static func block(_ usage: Usage) -> String {
    let options = usage.options + Usage.commonOptions
    let names = options.flatMap(\.names).joined(separator: " ")
    var lines = ["      \(usage.name))", "        case $before in"]
    for option in options where option.value != nil {
      lines.append("          \(option.names.joined(separator: "|"))) \(offer(.init(option))) ;;")
    }
    let operands = usage.operands.map { CompletionKind($0) }
    var words = names
    for case .words(let choices) in operands { words += " " + choices.joined(separator: " ") }
    let paths = operands.contains(.path) ? " paths=1" : ""
    lines.append("          *) words='\(words)'\(paths) ;;")
    lines += ["        esac", "        ;;"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func offer(_ kind: CompletionKind) -> String {
    switch kind {
    case .words(let words): "words='\(words.joined(separator: " "))'"
    case .path: "paths=1"
    case .free: ":"
    }
  }
}
