import ToastModel

extension EventChecker {
  /// Compares the books with the engine after a step.
  mutating func endStep(_ input: ToastInput?, _ machine: ToastStateMachine) {
    pass(to: machine.now)
    let fronts = lives.values.count { $0.stage == .front }
    let covered = lives.values.count { $0.stage == .covered }
    switch behavior.arrangement {
    case .list: if covered > 0 { fault("a list covers") }
    case .stack:
      if fronts != min(fronts + covered, 1) { fault("\(fronts) are in front of a stack") }
    case .queue, .replacing: if fronts > 1 { fault("\(fronts) are in front") }
    }
    let present = machine.visibleToasts + machine.waitingToasts + machine.heldToasts
    var seen: Set<Int> = []
    for toast in present {
      seen.insert(toast.serial)
      compare(toast, resyncing: input)
    }
    let fading = machine.leavingToasts.map(\.serial)
    checkMissing(seen, fading: Set(fading))
    if case .pageAppeared = input, !machine.heldToasts.isEmpty { fault("held toasts stay away") }
    lives = lives.filter { $0.value.stage != .gone }
  }

  private mutating func compare(_ toast: Toast, resyncing input: ToastInput?) {
    guard var life = lives[toast.serial] else { return fault("\(toast.id) is there unannounced") }
    switch (life.stage, toast.phase) {
    case (.front, .front), (.covered, .covered), (.queued, .queued), (.held, .held): break
    default: fault("\(toast.id) is \(toast.phase), by its events \(life.stage)")
    }
    // These lengthen what is left without an event for toasts that are not visible.
    switch input {
    case .setAssistivePolicy where toast.phase == .covered || toast.phase == .front,
      .setLocale where toast.phase == .covered || toast.phase == .front:
      if let budget = life.budget, let left = toast.remaining, left < budget {
        fault("\(toast.id) lost time by a change of settings")
      }
      life.budget = toast.remaining
    default: break
    }
    if life.stage == .front || life.stage == .covered, life.budget != toast.remaining {
      fault("\(toast.id) has \(String(describing: toast.remaining)) left in the engine")
    }
    let deeds = Set(toast.message.actions.filter(\.commitOnClose).map(\.id))
    if life.deeds != deeds { fault("deeds of \(toast.id) are \(life.deeds)") }
    if let run = life.promise { fault("the effect of \(run.action.id) never came") }
    lives[toast.serial] = life
  }

  private mutating func checkMissing(_ seen: Set<Int>, fading: Set<Int>) {
    for (serial, life) in lives where !seen.contains(serial) {
      switch life.stage {
      case .leaving: if !fading.contains(serial) { fault("\(serial) vanished while it faded") }
      case .gone: break
      default: fault("\(serial) vanished while \(life.stage)")
      }
      if !life.deeds.isEmpty { fault("\(serial) went with its deeds undone") }
    }
  }
}
