public import ToastText

/// Toasts on a virtual clock: a value that turns inputs at moments into an ordered list of events.
///
/// It holds no clock, starts no task and calls no handler. Whoever drives it says what time it is:
///
/// ```swift
/// var machine = ToastStateMachine(behavior: .tardiness)
/// machine.apply(.present(ToastMessage(id: "A", title: "Saved")))
/// machine.advance(to: .seconds(5))
/// machine.drainEvents().map(\.description)
/// // ["0 presented A", "0 front A (3 left)", "3 dismissed A (timeout)"]
/// ```
///
/// **Same moment.** What falls due at a moment happens before what is done at it: a toast whose
/// time runs out at 4 s has gone when a finger comes down at 4 s. Of things due together, fades end
/// first, then times run out, the eldest toast first, then the gap of a queue ends.
///
/// **Cost.** Every operation takes O(log n) for n live toasts, plus O(1) for each event it gives;
/// only a change of language or of assistive policy visits all visible toasts. Memory is that of
/// the live toasts, once the events are drained.
public struct ToastStateMachine: Sendable {
  /// The behaviour.
  public let behavior: ToastBehavior

  /// What assistive technology changes in the time toasts are shown.
  public internal(set) var assistivePolicy: AssistivePolicy

  /// The language of toasts and labels.
  public internal(set) var locale: LanguageTag

  /// How the person works the device.
  public internal(set) var inputMethod = ToastInputMethod.touch

  /// The time since the start.
  public internal(set) var now = Duration.zero

  let resolver: ToastTextResolver
  let hearingTime: HearingTime

  var slots: [ToastSlot] = []
  var freeSlots: [Int] = []
  var lastSerial = 0
  var links = SlotLinks()
  /// Visible toasts, the one in front last; of a queue only the one in front.
  var shown = SlotList()
  /// Waiting toasts, the next one first; those that were put back are covered, not queued.
  var queue = SlotList()
  /// Toasts put aside, in the order they were.
  var held = SlotList()
  /// Fading toasts, the first to end first.
  var leaving = SlotList()
  var names = ToastNames()

  var clock = CountdownClock()
  /// Running countdowns, by the countdown clock.
  var countdowns = IndexedHeap<SlotKey<Duration>>()
  /// Live toasts by the importance of their status, where the limit goes by it.
  var importances = IndexedHeap<SlotKey<Int>>()
  var gapEnd: Duration?
  var pauses = PauseState()
  var focused: Int?
  var texts: [ToastWords: Int] = [:]

  var events: [ToastEvent] = []
  var nextSequence = 0

  /// Creates an engine without toasts at time zero.
  ///
  /// - Parameters:
  ///   - behavior: How toasts stand beside each other, count down and go.
  ///   - locale: The language of toasts and labels.
  ///   - assistivePolicy: What assistive technology changes in the time toasts are shown.
  ///   - resolver: Gives the words of texts and the direction of languages.
  ///   - hearingTime: Says how long it takes to hear a toast; asked only under
  ///     ``AssistivePolicy/speechTime``.
  public init(
    behavior: ToastBehavior = .toastKit,
    locale: LanguageTag = .english,
    assistivePolicy: AssistivePolicy = .off,
    resolver: ToastTextResolver = .verbatim,
    hearingTime: @escaping HearingTime = { _, _ in .zero }
  ) {
    self.behavior = behavior
    self.locale = locale
    self.assistivePolicy = assistivePolicy
    self.resolver = resolver
    self.hearingTime = hearingTime
  }
}
