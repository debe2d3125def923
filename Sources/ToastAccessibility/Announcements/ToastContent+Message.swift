public import ToastModel
public import ToastText

extension ToastContent {
  /// Resolves the parts of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - toast: The name of the toast.
  ///   - rotor: What can be done with it.
  ///   - resolve: The words of a text in the language of the toast.
  public init(
    _ message: ToastMessage, toast: String, rotor: RotorList, resolve: (ToastText) -> SpokenText
  ) {
    self.init(
      toast: toast, status: message.status, title: resolve(message.title),
      message: message.message.map(resolve), actions: rotor.names,
      authorActionCount: rotor.authorActionCount,
      tap: rotor.items.first(where: \.isDefault)?.name)
  }
}
