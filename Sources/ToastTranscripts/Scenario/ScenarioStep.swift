public import ToastAccessibility
public import ToastModel
public import ToastText

/// One event of a scenario.
public struct ScenarioStep: Sendable {
  /// What happens.
  public enum Event: Sendable {
    /// Something is done to the toasts.
    case input(ToastInput)
    /// The screen reader says something else, such as a control that takes the focus.
    case speech(String, language: LanguageTag?, priority: AnnouncementPriority)
  }

  /// The time from the start of the scenario.
  public var time: Duration

  /// What happens.
  public var event: Event

  /// Where the event stands in its file.
  public var position: SourcePosition

  /// Creates a step.
  public init(at time: Duration, _ event: Event, position: SourcePosition) {
    self.time = time
    self.event = event
    self.position = position
  }
}
