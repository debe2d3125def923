/// What a person did with a toast.
public struct ToastAct: Hashable, Sendable {
  /// The name of the toast.
  public var toast: String

  /// The way it was done.
  public var via: ToastGesture

  /// For a long press and the rotor, what was chosen: the author's name for an action, or `later`,
  /// `dismiss` or `ok`.
  public var action: String?

  /// Creates an act.
  public init(on toast: String, via: ToastGesture, action: String? = nil) {
    self.toast = toast
    self.via = via
    self.action = action
  }
}
