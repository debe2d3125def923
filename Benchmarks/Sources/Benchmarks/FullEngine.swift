import ToastL10n

/// An engine with so many toasts alive, and things to do to it.
struct FullEngine {
  private var machine: ToastStateMachine
  private let count: Int
  private var number = 0

  init(_ count: Int) {
    var behavior = ToastBehavior.toastKit
    behavior.limit = ToastLimit(count, evicting: .lowestStatus)
    behavior.duplicateWindow = .seconds(1)
    machine = ToastStateMachine(behavior: behavior)
    self.count = count
    for number in 0..<count { machine.apply(.present(Self.message("\(number)", number))) }
    _ = machine.drainEvents()
  }

  /// Eight operations, each round on another toast.
  mutating func round() {
    number += 1
    // A step that has no factor in common with the counts visits all toasts in no order.
    let name = "\(number &* 7_919 % count)"
    machine.advance(to: .microseconds(number))
    machine.apply(.present(Self.message(name, number)))
    machine.apply(.focus(name))
    machine.apply(.dismiss(name))
    machine.apply(.present(Self.message(name, number)))
    machine.apply(.act(ToastAct(on: name, via: .rotor, action: "later")))
    machine.apply(.pageAppeared)
    machine.apply(.skip(gap: .zero))
    machine.apply(.present(Self.message("new \(number)", number)))
    Stopwatch.use(machine.drainEvents())
  }

  private static func message(_ id: String, _ number: Int) -> ToastMessage {
    ToastMessage(
      id: id, title: ToastText(verbatim: "\(number)"), duration: .seconds(1_000_000),
      swipeActions: ToastSwipeActions(trailing: .later))
  }
}
