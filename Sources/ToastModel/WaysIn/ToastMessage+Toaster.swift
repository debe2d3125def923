public import ToastText

/// Toaster's built-in messages, for ``ToastBehavior/toaster``: 3 s each.
extension ToastMessage {
  /// Something was done.
  public static func defaultSuccess(text: String) -> ToastMessage {
    defaultSuccess(ToastText(verbatim: text))
  }

  /// Something was done, said by a catalog.
  public static func defaultSuccess(_ text: ToastText) -> ToastMessage {
    toaster(.success, text, icon: "checkmark.circle", tint: .green)
  }

  /// Something went wrong.
  public static func defaultError(text: String) -> ToastMessage {
    defaultError(ToastText(verbatim: text))
  }

  /// Something went wrong, said by a catalog.
  public static func defaultError(_ text: ToastText) -> ToastMessage {
    toaster(.error, text, icon: "xmark.circle", tint: .red)
  }

  /// Something is worth knowing.
  public static func defaultInfo(text: String) -> ToastMessage {
    defaultInfo(ToastText(verbatim: text))
  }

  /// Something is worth knowing, said by a catalog.
  public static func defaultInfo(_ text: ToastText) -> ToastMessage {
    toaster(.info, text, icon: "info.circle", tint: .gray)
  }

  private static func toaster(
    _ status: ToastStatus, _ text: ToastText, icon: String, tint: ToastTint
  ) -> ToastMessage {
    ToastMessage(status: status, title: text, icon: .system(icon), duration: 3, tint: tint)
  }
}

extension ToastCenter {
  /// Removes the toast of a message, as Toaster does; a message without a name names none.
  public func remove(_ message: ToastMessage) {
    if let id = message.id { dismiss(id) }
  }
}
