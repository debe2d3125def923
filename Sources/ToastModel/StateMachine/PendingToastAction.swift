/// An action that was chosen and whose effect has not yet come.
///
/// Between ``ToastStateMachine/begin(_:)`` and ``ToastStateMachine/finish(_:)`` the handler and the
/// observers run. The toast does not count down meanwhile, and none of its actions can be chosen.
public struct PendingToastAction: Sendable {
  /// The toast as it was when the action was chosen.
  public let toast: Toast

  /// The action and its steps.
  public let run: ToastActionRun

  let slot: Int
}
