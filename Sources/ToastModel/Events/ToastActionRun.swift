/// The choice of an action and what runs because of it.
public struct ToastActionRun: Hashable, Sendable {
  /// A step of the run.
  public enum Step: String, Hashable, Sendable {
    /// The action's own handler.
    case handler
    /// The observers of the centre.
    case observer
    /// What becomes of the toast.
    case effect
  }

  /// The action.
  public var action: ToastAction

  /// The way it was chosen.
  public var via: ToastGesture

  /// The steps in the order they run.
  public var trace: [Step]

  /// Creates a run with all of its steps.
  public init(action: ToastAction, via: ToastGesture) {
    self.action = action
    self.via = via
    trace = [.handler, .observer, .effect]
  }
}
