public import ToastModel

/// What a toast says, its texts resolved: the structured parts of which everything spoken is made.
public struct ToastContent: Hashable, Sendable {
  /// The name of the toast.
  public var toast: String

  /// What kind of message it is.
  public var status: ToastStatus

  /// The title.
  public var title: SpokenText

  /// The message, or `nil`.
  public var message: SpokenText?

  /// The names of what can be done, in rotor order, *dismiss* and *OK* included.
  public var actions: [SpokenText]

  /// How many of the actions are the author's; without one there are no “Actions available”.
  public var authorActionCount: Int

  /// The name of the tap action, or `nil` if a tap does nothing.
  public var tap: SpokenText?

  /// Creates content.
  public init(
    toast: String, status: ToastStatus = .normal, title: SpokenText, message: SpokenText? = nil,
    actions: [SpokenText] = [], authorActionCount: Int? = nil, tap: SpokenText? = nil
  ) {
    self.toast = toast
    self.status = status
    self.title = title
    self.message = message
    self.actions = actions
    self.authorActionCount = authorActionCount ?? actions.count
    self.tap = tap
  }
}
