public import ToastModel

/// What a toast shows and offers at the moment it is presented, updated or restored.
public struct Showing: Hashable, Sendable {
  /// Why it is shown now.
  public enum Cause: String, Hashable, Sendable {
    /// It is new on the screen.
    case presented
    /// Its content or its language changed.
    case updated
    /// It came back after *later*.
    case restored
  }

  /// Why it is shown now.
  public var cause: Cause

  /// The message as it is shown.
  public var message: ToastMessage

  /// Its accessibility label.
  public var label: String

  /// Its accessibility value, or `nil`.
  public var value: String?

  /// Its accessibility hint, or `nil`.
  public var hint: String?

  /// The names of its actions, in the order of the rotor.
  public var actions: [String]

  /// How long it counts down, or `nil` for a toast that stays.
  public var duration: Duration?

  /// Why it counts down so long.
  public var durationReasons: [DurationReason]

  /// Creates a showing.
  public init(
    cause: Cause, message: ToastMessage, label: String, value: String?, hint: String?,
    actions: [String], duration: Duration?, durationReasons: [DurationReason]
  ) {
    self.cause = cause
    self.message = message
    self.label = label
    self.value = value
    self.hint = hint
    self.actions = actions
    self.duration = duration
    self.durationReasons = durationReasons
  }
}
