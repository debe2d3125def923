public import ToastText

/// What a toast says and offers, before it is shown.
///
/// ```swift
/// let message = ToastMessage(
///   id: "ana",
///   status: .notification,
///   title: ToastText(key: "message.from %@", arguments: ["Ana"]),
///   duration: 6,
///   tapAction: ToastAction(id: "open", title: ToastText(key: "open")) { toast in open(toast.id) },
///   swipeActions: ToastSwipeActions(trailing: .later)
/// )
/// ```
public struct ToastMessage: Hashable, Sendable {
  /// The name by which the toast is updated and dismissed, or `nil` to have the centre name it.
  public var id: String?

  /// What kind of message it is; spoken, never told by colour alone. (WCAG 2.2, 1.4.1.)
  public var status: ToastStatus

  /// The first and shortest part.
  public var title: ToastText

  /// The part that explains, or `nil`.
  public var message: ToastText?

  /// The picture beside the text, or `nil` for the one of the status.
  public var icon: ToastIcon?

  /// How long the toast counts down, in time that it is in front and not paused.
  public var duration: ToastDuration

  /// What a tap does, or `nil` for what the behaviour does with a tap.
  public var tapAction: ToastAction?

  /// What swipes do.
  public var swipeActions: ToastSwipeActions

  /// The colour asked for, or `nil` for the one of the status.
  public var tint: ToastTint?

  /// Whether the toast may jump a queue; only the behaviour ``ToastBehavior/single`` looks at it.
  public var priority: ToastPriority

  /// Creates a message; only the title is needed.
  public init(
    id: String? = nil,
    status: ToastStatus = .normal,
    title: ToastText,
    message: ToastText? = nil,
    icon: ToastIcon? = nil,
    duration: ToastDuration = .automatic,
    tapAction: ToastAction? = nil,
    swipeActions: ToastSwipeActions = ToastSwipeActions(),
    tint: ToastTint? = nil,
    priority: ToastPriority = .normal
  ) {
    self.id = id
    self.status = status
    self.title = title
    self.message = message
    self.icon = icon
    self.duration = duration
    self.tapAction = tapAction
    self.swipeActions = swipeActions
    self.tint = tint
    self.priority = priority
  }
}

extension ToastMessage {
  /// The author's actions in the order tap, leading, trailing; one that is reached by two gestures
  /// stands there twice.
  public var actions: [ToastAction] {
    [tapAction, swipeActions.leading, swipeActions.trailing].compactMap(\.self)
  }

  /// Whether the author attached an action.
  ///
  /// *Dismiss* is the kit's own and does not count. (WCAG 2.2, 2.2.1 is about what a person may want
  /// to do before the toast goes.)
  public var hasActions: Bool {
    tapAction != nil || swipeActions.leading != nil || swipeActions.trailing != nil
  }
}
