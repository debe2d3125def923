/// A shell that completions are made for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that completes the tool's command lines.
  func script(for commands: [Usage]) -> String {
    switch self {
    case .bash: BashCompletion.script(for: commands)
    case .zsh: ZshCompletion.script(for: commands)
    case .fish: FishCompletion.script(for: commands)
    }
  }
}
