/// What a centre guards with its lock.
struct ToastCenterState: Sendable {
  /// The one sleeping task, and the moment it waits for.
  struct Alarm: Sendable {
    let number: Int
    let deadline: Duration
    let task: Task<Void, Never>
  }

  var machine: ToastStateMachine
  var observers: [(number: Int, observer: ToastCenter.ActionObserver)] = []
  var streams: [Int: AsyncStream<ToastEvent>.Continuation] = [:]
  var alarm: Alarm?
  private var lastNumber = 0

  init(machine: ToastStateMachine) { self.machine = machine }

  /// A number that was never given before.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Hands the new events to the streams, in order, and gives the deeds that are due because of them.
  mutating func publish() -> [(action: ToastAction, toast: Toast)] {
    var deeds: [(action: ToastAction, toast: Toast)] = []
    for event in machine.drainEvents() {
      for stream in streams.values { stream.yield(event) }
      if case .committed(let action) = event.kind, let toast = event.toast {
        deeds.append((action, toast))
      }
    }
    return deeds
  }
}
