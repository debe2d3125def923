extension ToastStateMachine {
  /// The toast in front, or `nil`; of a list the one presented last.
  public var frontToast: Toast? { shown.last.map(snapshot) }

  /// The visible toasts, the one in front last.
  public var visibleToasts: [Toast] { toasts(of: shown) }

  /// The toasts that wait, the next one first; those that were put back are `covered`.
  public var waitingToasts: [Toast] { toasts(of: queue) }

  /// The toasts that come back when the page appears, in that order.
  public var heldToasts: [Toast] { toasts(of: held) }

  /// The toasts that fade.
  public var leavingToasts: [Toast] { toasts(of: leaving) }

  /// How many toasts there are, the held and the fading ones among them.
  public var toastCount: Int { shown.count + queue.count + held.count + leaving.count }

  /// The live or held toast of a name, the eldest if several share it, or `nil`.
  public func toast(named name: String) -> Toast? {
    (names.first(name, .live) ?? names.first(name, .held)).map(snapshot)
  }

  private func toasts(of list: SlotList) -> [Toast] {
    var toasts: [Toast] = []
    toasts.reserveCapacity(list.count)
    var next = list.first
    while let slot = next {
      toasts.append(snapshot(slot))
      next = links.slot(after: slot)
    }
    return toasts
  }
}
