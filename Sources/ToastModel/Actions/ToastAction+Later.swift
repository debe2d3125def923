import ToastText

extension ToastAction {
  /// The built-in action that puts a toast aside until its page appears again.
  ///
  /// The toast comes back with its full time. The title is the kit's own label `action.later`
  /// (Later, あとで, 稍后, 稍後), in the language of the host app.
  public static let later = later { _ in }

  /// The built-in action *later*, with a handler that runs each time it is chosen.
  public static func later(handler: @escaping Handler) -> ToastAction {
    var action = ToastAction(id: "later", title: ToastText(key: "action.later"), handler: handler)
    action.effect = .hold
    return action
  }
}
