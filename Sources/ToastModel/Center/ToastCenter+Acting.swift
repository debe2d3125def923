extension ToastCenter {
  /// Does what a person did with a toast.
  ///
  /// The action's handler runs first, then the observers, then its effect. What leads nowhere is
  /// reported as a problem in the event stream.
  ///
  /// - Parameters:
  ///   - gesture: The way it was done.
  ///   - id: The name of the toast.
  ///   - action: What was chosen, for a long press or the rotor: the author's name for an action, or
  ///     `later`, `dismiss` or `ok`.
  public func perform(_ gesture: ToastGesture, on id: String, action: String? = nil) {
    let act = ToastAct(on: id, via: gesture, action: action)
    guard let pending = withMachine({ $0.begin(act) }) else { return }
    pending.run.action.handler(pending.toast)
    let observers = withState { state in state.observers.map(\.observer) }
    for observer in observers { observer(pending.toast, pending.run.action) }
    withMachine { $0.finish(pending) }
  }

  /// Has an observer called after the handler of every action, until the observation is cancelled.
  @discardableResult
  public func onToastAction(_ observer: @escaping ActionObserver) -> ToastObservation {
    let number = withState { state in
      let number = state.nextNumber()
      state.observers.append((number, observer))
      return number
    }
    return ToastObservation { [weak self] in
      self?.withState { state in state.observers.removeAll { $0.number == number } }
    }
  }
}
