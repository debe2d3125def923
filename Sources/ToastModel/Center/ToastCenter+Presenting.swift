public import ToastText

extension ToastCenter {
  /// Presents a message and gives the name of the toast that shows it.
  ///
  /// Under a name that is in use the content is replaced, where the behaviour knows names.
  @discardableResult
  public func present(_ message: ToastMessage) -> String {
    withMachine { $0.present(message) }
  }

  /// Presents a message that has a status, a title and maybe an explanation.
  ///
  /// ```swift
  /// toasts.present(.notification, title: "新しい写真", message: ToastText(key: "photos.today"))
  /// ```
  @discardableResult
  public func present(
    _ status: ToastStatus, title: ToastText, message: ToastText? = nil
  ) -> String {
    present(ToastMessage(status: status, title: title, message: message))
  }

  /// Dismisses the toast of this name, whether it is shown, waits or is held.
  public func dismiss(_ id: String) { send(.dismiss(id)) }

  /// Dismisses all toasts, those that wait or are held too.
  public func dismissAll() { send(.dismissAll) }

  /// Skips the toast in front; in a queue the next one follows after this gap.
  public func skipCurrent(in gap: Duration) { send(.skip(gap: gap)) }

  /// Does something to the toasts, described as a value.
  ///
  /// An act runs its handler and the observers, as ``perform(_:on:action:)`` does.
  public func send(_ input: ToastInput) {
    if case .act(let act) = input {
      perform(act.via, on: act.toast, action: act.action)
    } else {
      withMachine { $0.apply(input) }
    }
  }
}
