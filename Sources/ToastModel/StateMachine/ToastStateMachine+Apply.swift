extension ToastStateMachine {
  /// Lets the time pass up to a moment, then does something at it.
  public mutating func apply(_ input: ToastInput, at time: Duration) {
    advance(to: time)
    apply(input)
  }

  /// Does something now.
  ///
  /// An action runs through at once, with its steps in the trace of its event. To run its handler,
  /// call ``begin(_:)`` and ``finish(_:)`` instead.
  public mutating func apply(_ input: ToastInput) {
    switch input {
    case .present(let message): present(message)
    case .choose(let choice, let id, let inputs): present(choice, id: id, inputs: inputs)
    case .act(let act): if let pending = begin(act) { finish(pending) }
    case .dismiss(let name): dismiss(name)
    case .dismissAll: dismissAll()
    case .skip(let gap): skipCurrent(gap: gap)
    case .touchBegan: touchBegan()
    case .touchEnded: touchEnded()
    case .enterBackground: setBackground(true)
    case .enterForeground: setBackground(false)
    case .pageAppeared: pageAppeared()
    // Toasts are held by their own action, not by the page's going.
    case .pageDisappeared: break
    case .suspend(let token): suspend(token)
    case .unsuspend(let token): unsuspend(token)
    case .focus(let name): focus(name)
    case .setLocale(let language): setLocale(language)
    case .setInputMethod(let method): setInputMethod(method)
    case .setAssistivePolicy(let policy): setAssistivePolicy(policy)
    }
  }
}
