import Synchronization
public import ToastText

/// Presents toasts in real time, from any thread or task.
///
/// ```swift
/// let toasts = ToastCenter(defaultDuration: 6)
/// toasts.present(.warning, title: "Storage is almost full", message: "Free up space")
/// toasts.present(ToastMessage(title: "Archived", tapAction: ToastAction(title: "Undo") { toast in
///   restore()
/// }))
/// ```
///
/// A centre shows nothing itself. A view or a screen-reader layer follows ``events(bufferingPolicy:)``
/// and tells the centre what the person does. Below it works a ``ToastStateMachine``; the centre adds
/// a clock and one task that sleeps until the next moment at which something happens.
///
/// Handlers, observers and held-back deeds run on the caller's thread, or on the sleeping task when a
/// time runs out, and never under the centre's lock: they may call the centre.
public final class ToastCenter: Sendable {
  /// What follows the actions of a centre.
  public typealias ActionObserver = @Sendable (Toast, ToastAction) -> Void

  private let state: Mutex<ToastCenterState>
  private let clock: ElapsedClock

  /// Creates a centre; its time begins now.
  ///
  /// - Parameters:
  ///   - defaultDuration: The time of toasts that ask for none; ``ToastDuration/automatic`` for the
  ///     behaviour's own.
  ///   - behavior: How toasts stand beside each other, count down and go.
  ///   - locale: The language of toasts and labels.
  ///   - assistivePolicy: What assistive technology changes in the time toasts are shown.
  ///   - resolver: Gives the words of texts and the direction of languages.
  ///   - hearingTime: Says how long it takes to hear a toast.
  ///   - clock: The clock; a test passes one that it moves by hand.
  public init<C: Clock>(
    defaultDuration: ToastDuration = .automatic,
    behavior: ToastBehavior = .toastKit,
    locale: LanguageTag = .english,
    assistivePolicy: AssistivePolicy = .off,
    resolver: ToastTextResolver = .verbatim,
    hearingTime: @escaping HearingTime = { _, _ in .zero },
    clock: C = ContinuousClock()
  ) where C.Duration == Duration {
    var behavior = behavior
    if defaultDuration != .automatic { behavior.defaultDuration = defaultDuration }
    let machine = ToastStateMachine(
      behavior: behavior, locale: locale, assistivePolicy: assistivePolicy, resolver: resolver,
      hearingTime: hearingTime)
    state = Mutex(ToastCenterState(machine: machine))
    self.clock = ElapsedClock(clock)
  }

  deinit {
    state.withLock { state in
      state.alarm?.task.cancel()
      for stream in state.streams.values { stream.finish() }
    }
  }

  /// Lets the time pass, works on the engine and publishes what comes of it.
  func withMachine<Result: Sendable>(_ body: (inout ToastStateMachine) -> Result) -> Result {
    let (result, deeds) = state.withLock { state in
      // The clock is read under the lock, so that times never go back from one call to the next.
      state.machine.advance(to: clock.now())
      let result = body(&state.machine)
      let deeds = state.publish()
      setAlarm(&state)
      return (result, deeds)
    }
    for (action, toast) in deeds { action.commit(toast) }
    return result
  }

  /// Works on what stands beside the engine.
  func withState<Result: Sendable>(_ body: (inout ToastCenterState) -> Result) -> Result {
    state.withLock { body(&$0) }
  }

  /// Has the task sleep until the next deadline, and no other.
  private func setAlarm(_ state: inout ToastCenterState) {
    let deadline = state.machine.nextDeadline
    guard deadline != state.alarm?.deadline else { return }
    state.alarm?.task.cancel()
    state.alarm = nil
    guard let deadline else { return }
    let number = state.nextNumber()
    let task = Task { [weak self, clock] in
      do { try await clock.sleep(deadline) } catch { return }
      self?.wake(number)
    }
    state.alarm = ToastCenterState.Alarm(number: number, deadline: deadline, task: task)
  }

  private func wake(_ number: Int) {
    // A clock may wake a little early; then the alarm for the same deadline is set again.
    withState { state in
      if state.alarm?.number == number { state.alarm = nil }
    }
    withMachine { _ in }
  }
}
