import ToastText

/// The calls of Tardiness's handler, for a centre with ``ToastBehavior/tardiness``.
extension ToastCenter {
  /// Queues a text as it is.
  public func queueMessage(verbatim text: String) {
    present(ToastMessage(title: ToastText(verbatim: text)))
  }

  /// Queues a catalog key with its values; it becomes words when it is shown.
  public func queueMessage(_ key: ToastKey) {
    present(ToastMessage(title: key.text))
  }

  /// Queues a text that is no literal, as it is.
  @_disfavoredOverload
  public func queueMessage(_ text: some StringProtocol) {
    queueMessage(verbatim: String(text))
  }

  /// The words that are shown, in the present language, or `nil` where nothing is.
  public var currentToastMessage: String? {
    withMachine { machine in
      machine.frontToast.map { machine.resolver.text($0.message.title, machine.locale) }
    }
  }
}
