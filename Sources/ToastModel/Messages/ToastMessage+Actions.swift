extension ToastMessage {
  /// The author's actions in the order tap, leading, trailing.
  ///
  /// One that is reached by two gestures stands there twice.
  public var actions: [ToastAction] { ToastContent.actions(of: content.fields) }

  /// Whether the author attached an action.
  ///
  /// *Dismiss* is the kit's own and does not count. (WCAG 2.2, 2.2.1 is about what a person may
  /// want to do before the toast goes.)
  public var hasActions: Bool { content.hasActions }

  /// The undos that hold back a deed until the toast goes, each once.
  var pendingDeeds: [ToastAction] { content.deeds }
}
