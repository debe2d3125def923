import ToastText

/// The fields of a message, shared by all of its copies; a changed message has another.
final class ToastContent: Sendable {
  /// The fields.
  struct Fields: Hashable, Sendable {
    var id: String?
    var status: ToastStatus
    var title: ToastText
    var message: ToastText?
    var icon: ToastIcon?
    var duration: ToastDuration
    var tapAction: ToastAction?
    var swipeActions: ToastSwipeActions
    var tint: ToastTint?
    var priority: ToastPriority
  }

  let fields: Fields
  let hasActions: Bool
  /// The undos that hold back a deed until the toast goes, each once.
  let deeds: [ToastAction]
  /// A name that two different actions share, or `nil`.
  let clash: String?

  init(_ fields: Fields) {
    self.fields = fields
    let swipes = fields.swipeActions
    hasActions = fields.tapAction != nil || swipes.leading != nil || swipes.trailing != nil
    let actions = hasActions ? Self.actions(of: fields) : []
    var deeds: [ToastAction] = []
    var clash: String?
    for (index, action) in actions.enumerated() {
      let former = actions[..<index].first { $0.id == action.id }
      if action.commitOnClose, former == nil { deeds.append(action) }
      if let former, former != action { clash = clash ?? action.id }
    }
    self.deeds = deeds
    self.clash = clash
  }

  static func actions(of fields: Fields) -> [ToastAction] {
    var actions: [ToastAction] = []
    actions.reserveCapacity(3)
    if let action = fields.tapAction { actions.append(action) }
    if let action = fields.swipeActions.leading { actions.append(action) }
    if let action = fields.swipeActions.trailing { actions.append(action) }
    return actions
  }

  func with(_ change: (inout Fields) -> Void) -> ToastContent {
    var fields = fields
    change(&fields)
    return ToastContent(fields)
  }
}
