import ToastModel

/// Follows the events of an engine with simple books of its own, and says what does not add up.
///
/// It knows the inputs and the events, nothing of how the engine works: whether everything stands
/// still comes from the inputs, what a toast may spend comes from the moment it was shown, and what it
/// has spent is added up here.
struct EventChecker {
  /// What is known of one life of a toast.
  struct Life {
    enum Stage { case arrived, queued, front, covered, held, leaving, gone }

    var stage = Stage.arrived
    var wasShown = false
    /// What it may still spend; `nil` without end.
    var budget: Duration?
    var causes: Set<PauseCause> = []
    /// Undos whose deed is neither done nor undone.
    var deeds: Set<String> = []
    /// What a chosen action must lead to before anything else happens to the toast.
    var promise: ToastActionRun?
  }

  let behavior: ToastBehavior
  var lives: [Int: Life] = [:]
  var faults: [String] = []
  var time = Duration.zero
  var nextSequence = 0
  private var lastSerial = 0
  private var touches = 0
  private var isInBackground = false
  private var tokens: Set<String> = []
  private var gapEnd = Duration.zero

  init(behavior: ToastBehavior) { self.behavior = behavior }

  /// Notes what is done before its events are seen.
  mutating func note(_ input: ToastInput) {
    switch input {
    case .touchBegan: touches += 1
    case .touchEnded: touches = max(touches - 1, 0)
    case .enterBackground: isInBackground = true
    case .enterForeground: isInBackground = false
    case .suspend(let token): tokens.insert(token)
    case .unsuspend(let token): tokens.remove(token)
    default: break
    }
  }

  /// The causes that stand against every countdown, by the inputs.
  var globalCauses: Set<PauseCause> {
    var causes: Set<PauseCause> = []
    if touches > 0 { causes.insert(.touch) }
    if isInBackground { causes.insert(.background) }
    if !tokens.isEmpty { causes.insert(.suspended) }
    return causes.intersection(behavior.pauses)
  }

  /// Lets time pass: those in front spend it, if nothing stops them.
  mutating func pass(to moment: Duration) {
    let elapsed = moment - time
    time = moment
    guard elapsed > .zero, behavior.countdown == .whileInFront, globalCauses.isEmpty else { return }
    for (serial, life) in lives where life.stage == .front && !life.causes.contains(.focus) {
      guard let budget = life.budget else { continue }
      lives[serial]?.budget = budget - elapsed
      if budget - elapsed < .zero { fault("\(serial) is shown longer than its time") }
    }
  }

  mutating func fault(_ text: String) { faults.append("at \(time): \(text)") }

  mutating func see(_ event: ToastEvent) {
    if event.time < time { fault("time went back to \(event.time)") }
    if event.sequence != nextSequence { fault("sequence \(event.sequence) is out of order") }
    nextSequence = event.sequence + 1
    pass(to: event.time)
    guard let toast = event.toast else { return }
    if case .problem = event.kind { return }
    if lives[toast.serial] == nil, toast.serial <= lastSerial { fault("\(event) of a gone toast") }
    lastSerial = max(lastSerial, toast.serial)
    var life = lives[toast.serial] ?? Life(deeds: deeds(of: toast))
    checkPromise(&life, event, toast)
    see(event, toast, &life)
    lives[toast.serial] = life
  }

  private mutating func see(_ event: ToastEvent, _ toast: Toast, _ life: inout Life) {
    switch event.kind {
    case .presented: show(&life, toast, from: [.arrived, .queued], isFirst: true)
    case .restored: show(&life, toast, from: [.arrived, .queued, .held], isFirst: false)
    case .front: front(&life, toast)
    case .covered: move(&life, toast, from: [.front], to: .covered)
    case .queued: move(&life, toast, from: [.arrived, .held], to: .queued)
    case .held: move(&life, toast, from: [.front, .covered], to: .held)
    case .paused(let cause): pause(&life, toast, cause)
    case .resumed(let cause): resume(&life, toast, cause)
    case .updated: update(&life, toast)
    case .leaving(let reason): leave(&life, toast, reason, to: .leaving)
    case .dismissed(let reason):
      if life.stage == .leaving {
        life.stage = .gone
      } else {
        leave(&life, toast, reason, to: .gone)
      }
    case .committed(let action):
      if life.deeds.remove(action.id) == nil { fault("\(toast.id): a deed was done twice") }
    case .action(let run): act(&life, toast, run)
    case .repeated, .evicted, .confirmation:
      if [.gone, .leaving].contains(life.stage) { fault("\(toast.id) is gone but \(event)") }
    case .localeChanged, .inputMethodChanged, .problem: break
    }
  }

  private mutating func show(
    _ life: inout Life, _ toast: Toast, from stages: [Life.Stage], isFirst: Bool
  ) {
    if !stages.contains(life.stage) { fault("\(toast.id) is shown while \(life.stage)") }
    if life.wasShown == isFirst { fault("\(toast.id) is presented again, or restored too early") }
    if time < gapEnd, case .queue = behavior.arrangement {
      fault("\(toast.id) is shown in the gap")
    }
    life.wasShown = true
    life.budget = toast.time.total
    life.stage = .covered
    if life.budget.map({ $0 <= .zero }) ?? false { fault("\(toast.id) has no time at all") }
  }

  private mutating func front(_ life: inout Life, _ toast: Toast) {
    if life.stage != .covered { fault("\(toast.id) comes to the front while \(life.stage)") }
    life.stage = .front
    life.causes = []
    checkRemaining(life, toast)
  }

  private mutating func move(
    _ life: inout Life, _ toast: Toast, from stages: [Life.Stage], to stage: Life.Stage
  ) {
    if !stages.contains(life.stage) { fault("\(toast.id) becomes \(stage) while \(life.stage)") }
    if stage != .queued { checkRemaining(life, toast) }
    life.stage = stage
    life.causes = []
  }

  private mutating func pause(_ life: inout Life, _ toast: Toast, _ cause: PauseCause) {
    if life.stage != .front { fault("\(toast.id) is paused while \(life.stage)") }
    if !life.causes.insert(cause).inserted { fault("\(toast.id) is paused twice by \(cause)") }
    if cause != .focus, !globalCauses.contains(cause) { fault("\(cause) pauses without reason") }
    if behavior.countdown == .never { fault("\(toast.id) is paused but never counts down") }
    checkRemaining(life, toast)
  }

  private mutating func resume(_ life: inout Life, _ toast: Toast, _ cause: PauseCause) {
    if life.causes.remove(cause) == nil { fault("\(toast.id) resumes from \(cause) unpaused") }
    checkRemaining(life, toast)
  }

  private mutating func update(_ life: inout Life, _ toast: Toast) {
    if [.arrived, .leaving, .gone].contains(life.stage) {
      fault("\(toast.id) is updated when gone")
    }
    if life.stage == .front || life.stage == .covered { life.budget = toast.remaining }
    life.deeds = life.deeds.union(deeds(of: toast))
  }

  private mutating func act(_ life: inout Life, _ toast: Toast, _ run: ToastActionRun) {
    if life.stage != .front && life.stage != .covered { fault("an action of hidden \(toast.id)") }
    if run.trace != [.handler, .observer, .effect] { fault("the trace is \(run.trace)") }
    life.promise = run
  }

  /// After an action comes its confirmation and its effect, and nothing else.
  private mutating func checkPromise(_ life: inout Life, _ event: ToastEvent, _ toast: Toast) {
    guard let run = life.promise else { return }
    switch (event.kind, run.action.effect) {
    case (.confirmation, _): return
    case (.held, .hold): break
    case (.leaving(.action(let id)), .dismiss), (.dismissed(.action(let id)), .dismiss):
      if id != run.action.id { fault("\(toast.id) goes by \(id), not by \(run.action.id)") }
    default: fault("\(event) stands between an action and its effect")
    }
    life.promise = nil
  }

  private mutating func leave(
    _ life: inout Life, _ toast: Toast, _ reason: DismissalReason, to stage: Life.Stage
  ) {
    if [.leaving, .gone].contains(life.stage) { fault("\(toast.id) goes twice") }
    if reason == .timeout {
      if life.stage != .front { fault("\(toast.id) runs out while \(life.stage)") }
      if life.budget != .zero {
        fault("\(toast.id) runs out with \(String(describing: life.budget))")
      }
      if behavior.countdown == .never { fault("\(toast.id) runs out but never counts down") }
    }
    if case .action(let id) = reason { life.deeds.remove(id) }
    let isVisible = life.stage == .front || life.stage == .covered
    if stage == .leaving, !isVisible { fault("\(toast.id) fades but was not visible") }
    if life.stage == .front, reason != .skipped {
      gapEnd =
        time + (reason == .timeout ? behavior.gap.afterTimeout : behavior.gap.otherwise)
    }
    life.stage = stage
  }

  private func deeds(of toast: Toast) -> Set<String> {
    Set(toast.message.actions.filter(\.commitOnClose).map(\.id))
  }

  private mutating func checkRemaining(_ life: Life, _ toast: Toast) {
    if life.budget != toast.remaining {
      fault(
        "\(toast.id) has \(String(describing: toast.remaining)) left, not "
          + String(describing: life.budget))
    }
  }
}
