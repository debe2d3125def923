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
///
/// A message is as cheap to copy as a reference: every event of a toast carries one.
public struct ToastMessage: Sendable {
  var content: ToastContent

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
    content = ToastContent(
      ToastContent.Fields(
        id: id, status: status, title: title, message: message, icon: icon, duration: duration,
        tapAction: tapAction, swipeActions: swipeActions, tint: tint, priority: priority))
  }

  /// The name by which the toast is updated and dismissed, or `nil` to have the centre name it.
  public var id: String? {
    get { content.fields.id }
    set { content = content.with { $0.id = newValue } }
  }

  /// What kind of message it is; spoken, never told by colour alone. (WCAG 2.2, 1.4.1.)
  public var status: ToastStatus {
    get { content.fields.status }
    set { content = content.with { $0.status = newValue } }
  }

  /// The first and shortest part.
  public var title: ToastText {
    get { content.fields.title }
    set { content = content.with { $0.title = newValue } }
  }

  /// The part that explains, or `nil`.
  public var message: ToastText? {
    get { content.fields.message }
    set { content = content.with { $0.message = newValue } }
  }

  /// The picture beside the text, or `nil` for the one of the status.
  public var icon: ToastIcon? {
    get { content.fields.icon }
    set { content = content.with { $0.icon = newValue } }
  }

  /// How long the toast counts down, in time that it is in front and not paused.
  public var duration: ToastDuration {
    get { content.fields.duration }
    set { content = content.with { $0.duration = newValue } }
  }

  /// What a tap does, or `nil` for what the behaviour does with a tap.
  public var tapAction: ToastAction? {
    get { content.fields.tapAction }
    set { content = content.with { $0.tapAction = newValue } }
  }

  /// What swipes do.
  public var swipeActions: ToastSwipeActions {
    get { content.fields.swipeActions }
    set { content = content.with { $0.swipeActions = newValue } }
  }

  /// The colour asked for, or `nil` for the one of the status.
  public var tint: ToastTint? {
    get { content.fields.tint }
    set { content = content.with { $0.tint = newValue } }
  }

  /// Whether the toast may jump a queue; only ``ToastBehavior/single`` looks at it.
  public var priority: ToastPriority {
    get { content.fields.priority }
    set { content = content.with { $0.priority = newValue } }
  }
}

extension ToastMessage: Hashable {
  /// Whether two messages say and offer the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content || left.content.fields == right.content.fields
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(content.fields) }
}
