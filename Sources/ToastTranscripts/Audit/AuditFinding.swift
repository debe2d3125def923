public import ToastText

/// Something that keeps a person who listens from hearing a toast or acting on it.
public struct AuditFinding: Hashable, Sendable {
  /// What kind of barrier it is; each is one rule.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The toast goes before its announcement has been said.
    case tooShortToHear = "too-short-to-hear"
    /// The toast has an action and goes by itself.
    case actionTimesOut = "action-times-out"
    /// The announcement was cut or dropped, and nothing says it again.
    case neverHeard = "never-heard"
    /// Only a color or an icon tells what kind of message it is.
    case colorAlone = "color-alone"
    /// Title, message and labels are in different languages.
    case mixedLanguages = "mixed-languages"
    /// A text is missing, or says what nobody should hear.
    case text = "text-problem"
    /// How a Japanese text is read was found out by a dictionary, which can be wrong.
    case guessedReading = "guessed-reading"

    /// How much it matters.
    public var severity: ProblemSeverity {
      switch self {
      case .tooShortToHear, .actionTimesOut, .colorAlone, .text: .error
      case .neverHeard, .mixedLanguages: .warning
      case .guessedReading: .info
      }
    }

    /// The success criterion of WCAG 2.2 it fails, or `nil` where it fails none of its own.
    public var successCriterion: String? {
      switch self {
      case .tooShortToHear, .actionTimesOut: "2.2.1"
      case .neverHeard: "4.1.3"
      case .colorAlone: "1.4.1"
      case .mixedLanguages: "3.1.2"
      case .text, .guessedReading: nil
      }
    }
  }

  /// The rule.
  public var rule: Rule

  /// The toast.
  public var toast: String

  /// What is wrong, with its figures.
  public var message: String

  /// Creates a finding.
  public init(_ rule: Rule, toast: String, message: String) {
    self.rule = rule
    self.toast = toast
    self.message = message
  }

  /// How much it matters.
  public var severity: ProblemSeverity { rule.severity }
}
