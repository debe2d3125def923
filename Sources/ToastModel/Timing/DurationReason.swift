/// Why a toast is shown as long as it is.
public enum DurationReason: Hashable, Sendable {
  /// The message asks for it.
  case asked
  /// The message asks for nothing; the default of the centre or its behaviour.
  case `default`
  /// The behaviour has one time for all.
  case fixed
  /// The message asks to stay until it is closed.
  case indefinite
  /// The behaviour never counts down.
  case untilClosed
  /// The message asks for a time that is none; the default is taken.
  case notADuration
  /// Made longer by a factor for assistive technology.
  case extended(Double)
  /// Made longer so that it can be heard: this time, with the margin.
  case speechTime(Duration)
  /// No end, because there is an action to be reached.
  case noTimeoutBecauseAction
  /// There is an action, but progress keeps its time.
  case progressExcepted
  /// An update kept what was left.
  case keptRemaining
  /// An update kept what was left, but no less than a given time.
  case atLeast

  /// The reason's name, under which its words are found; without figures.
  public var code: String {
    switch self {
    case .asked: "asked"
    case .default: "default"
    case .fixed: "fixed"
    case .indefinite: "indefinite"
    case .untilClosed: "until-closed"
    case .notADuration: "not-a-duration"
    case .extended: "extended"
    case .speechTime: "speech-time"
    case .noTimeoutBecauseAction: "no-timeout-because-action"
    case .progressExcepted: "progress-excepted"
    case .keptRemaining: "kept-remaining"
    case .atLeast: "at-least"
    }
  }
}

extension DurationReason: CustomStringConvertible {
  /// The reason as records write it, such as `speech-time` or `extended(1.5)`.
  public var description: String {
    if case .extended(let factor) = self { return "extended(\(factor))" }
    return code
  }
}
