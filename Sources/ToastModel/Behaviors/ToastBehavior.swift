/// How toasts stand beside each other, count down and go, as a value made of parts.
///
/// The seven behaviours of known libraries are values of this type; any part can be changed:
///
/// ```swift
/// var behavior = ToastBehavior.toastKit
/// behavior.limit = ToastLimit(3, evicting: .oldest)
/// behavior.updatePolicy = .atLeast(.seconds(3))
/// ```
public struct ToastBehavior: Hashable, Sendable {
  /// How many toasts are visible, and in which order.
  public var arrangement: ToastArrangement

  /// Which toasts count down.
  public var countdown: ToastCountdownRule

  /// How long a toast counts down that asks for nothing else.
  ///
  /// What stands for no time, ``ToastDuration/automatic`` or a time that is not positive, is 4 s.
  public var defaultDuration: ToastDuration

  /// Whether what a message asks for is heard; ``ToastBehavior/tardiness`` has one time for all.
  public var honorsDuration: Bool

  /// How long nothing is shown between two toasts of a queue.
  public var gap: ToastGap

  /// How long a toast fades before it is removed.
  public var fade: Duration

  /// What a tap does where the author attached no action.
  public var tap: ToastTapMeaning

  /// Whether a swipe to a side without an action of the author's dismisses the toast.
  public var swipeDismisses: Bool

  /// The kit's own entry at the end of the list of actions, or `nil` for none.
  public var closing: ToastClosing?

  /// What presenting a name that is in use does.
  public var identity: ToastIdentityRule

  /// What an update does to the time that is left.
  public var updatePolicy: ToastUpdatePolicy

  /// How many toasts may be alive, or `nil` for no limit.
  public var limit: ToastLimit?

  /// For how long the same text under another name counts as a repeat; zero for never.
  ///
  /// The time runs from the last presentation of the text, and only while that toast is there.
  public var duplicateWindow: Duration

  /// Whether announcements of repeats are merged into one, such as “Saved, 3 times”.
  ///
  /// The engine only carries this; announcements are made above it.
  public var mergesRepeats: Bool

  /// The least time between two announcements of one progress toast, or `nil` for no throttling.
  ///
  /// The engine only carries this; announcements are made above it.
  public var progressThrottle: Duration?

  /// What stops the countdown; every cause unless taken out.
  public var pauses: Set<PauseCause>

  /// Creates a behaviour from its parts; what is left out is as in ``toastKit``.
  public init(
    arrangement: ToastArrangement,
    countdown: ToastCountdownRule = .whileInFront,
    defaultDuration: ToastDuration = 4,
    honorsDuration: Bool = true,
    gap: ToastGap = .none,
    fade: Duration = .zero,
    tap: ToastTapMeaning = .nothing,
    swipeDismisses: Bool = false,
    closing: ToastClosing? = .dismiss,
    identity: ToastIdentityRule = .updateInPlace,
    updatePolicy: ToastUpdatePolicy = .restart,
    limit: ToastLimit? = nil,
    duplicateWindow: Duration = .zero,
    mergesRepeats: Bool = false,
    progressThrottle: Duration? = nil,
    pauses: Set<PauseCause> = Set(PauseCause.allCases)
  ) {
    self.arrangement = arrangement
    self.countdown = countdown
    self.defaultDuration = defaultDuration
    self.honorsDuration = honorsDuration
    self.gap = gap
    self.fade = fade
    self.tap = tap
    self.swipeDismisses = swipeDismisses
    self.closing = closing
    self.identity = identity
    self.updatePolicy = updatePolicy
    self.limit = limit
    self.duplicateWindow = duplicateWindow
    self.mergesRepeats = mergesRepeats
    self.progressThrottle = progressThrottle
    self.pauses = pauses
  }
}
