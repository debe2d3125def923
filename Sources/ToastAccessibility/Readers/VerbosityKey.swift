/// A key of `--verbosity KEY=VALUE`.
public enum VerbosityKey: String, Hashable, Sendable, CaseIterable {
  /// Whether the status word is said: `on`, `off`.
  case status
  /// How the presence of actions is told: `speak`, `sound`, `off`.
  case actions
  /// Whether hints are said: `on`, `off`.
  case hints
  /// Whether role words are said: `on`, `off`.
  case roles
  /// How numbers are said: `digits`, `words`.
  case numbers
  /// How many signs are said by their names: `none`, `some`, `most`, `all`, `char`.
  case punctuation
  /// Whether texts are spelled: `on`, `off`.
  case spelling
  /// How long a braille message stays: seconds above 0, `indefinite`, `off`.
  case braille

  /// The values, as a usage message lists them.
  public var values: [String] {
    switch self {
    case .status, .hints, .roles, .spelling: ["on", "off"]
    case .actions: VerbositySettings.Actions.allCases.map(\.rawValue)
    case .numbers: VerbositySettings.Numbers.allCases.map(\.rawValue)
    case .punctuation: VerbositySettings.Punctuation.allCases.map(\.rawValue)
    case .braille: ["SECONDS", "indefinite", "off"]
    }
  }
}
