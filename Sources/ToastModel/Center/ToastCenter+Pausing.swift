public import ToastText

extension ToastCenter {
  /// A finger is put on the toasts; countdowns stop until every finger is off.
  public func touchBegan() { send(.touchBegan) }

  /// A finger is taken off the toasts.
  public func touchEnded() { send(.touchEnded) }

  /// The app goes into the background; countdowns stop.
  public func enterBackground() { send(.enterBackground) }

  /// The app comes back from the background.
  public func enterForeground() { send(.enterForeground) }

  /// The page of the toasts appears; held toasts come back.
  public func pageAppeared() { send(.pageAppeared) }

  /// The page of the toasts disappears.
  public func pageDisappeared() { send(.pageDisappeared) }

  /// The screen reader's focus moves to the toast of this name, or with `nil` off all toasts.
  public func focus(_ id: String?) { send(.focus(id)) }

  /// Stops all countdowns until the token is given back with ``unsuspend(_:)``.
  public func suspend() -> ToastSuspension {
    let number = withState { $0.nextNumber() }
    let suspension = ToastSuspension(token: "suspension-\(number)")
    send(.suspend(suspension.token))
    return suspension
  }

  /// Gives a token back; the second time is a problem, not a second end.
  public func unsuspend(_ suspension: ToastSuspension) { send(.unsuspend(suspension.token)) }

  /// Changes the language of toasts and labels.
  public func setLocale(_ language: LanguageTag) { send(.setLocale(language)) }

  /// Changes the way the person works the device.
  public func setInputMethod(_ method: ToastInputMethod) { send(.setInputMethod(method)) }

  /// Changes what assistive technology does to times, for instance when a reader is turned on.
  public func setAssistivePolicy(_ policy: AssistivePolicy) { send(.setAssistivePolicy(policy)) }
}
