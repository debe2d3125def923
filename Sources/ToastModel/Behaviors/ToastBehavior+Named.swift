extension ToastBehavior {
  /// ToastKit: a stack with the newest in front, which alone counts down; 4 s.
  public static let toastKit = ToastBehavior(
    arrangement: .stack, swipeDismisses: true, identity: .updateToFront)

  /// Tardiness: one at a time in the order they came, 3 s each, a tap skips.
  ///
  /// The gap is 450 ms after a timeout and 10 ms after a skip, and a message that arrives in it waits
  /// for its end.
  public static let tardiness = ToastBehavior(
    arrangement: .queue(highPriorityJumpsIn: false), defaultDuration: 3,
    honorsDuration: false,
    gap: ToastGap(afterTimeout: .milliseconds(450), otherwise: .milliseconds(10)),
    tap: .skip, identity: .separate)

  /// Toaster: all at once, each with its own countdown; a tap hides; removed 0.5 s later.
  public static let toaster = ToastBehavior(
    arrangement: .list, defaultDuration: 3, fade: .milliseconds(500), tap: .hide,
    identity: .separate)

  /// An alert whose message is chosen by a rule: one, until it is confirmed.
  public static let conditionalAlert = ToastBehavior(
    arrangement: .replacing, countdown: .never, tap: .confirm, closing: .ok)

  /// A success or failure banner: one, 3 s; showing it again begins its time anew.
  public static let banner = ToastBehavior(
    arrangement: .replacing, defaultDuration: 3, closing: nil)

  /// Powerplay: one, 2 s; the next one takes its place while it fades for 0.5 s.
  public static let powerplay = ToastBehavior(
    arrangement: .replacing, defaultDuration: 2, fade: .milliseconds(500), closing: nil)

  /// One at a time, 5 s; high priority jumps in and puts the current toast back at the head.
  public static let single = ToastBehavior(
    arrangement: .queue(highPriorityJumpsIn: true), defaultDuration: 5,
    swipeDismisses: true)

  /// The behaviours by the names that scenario files use, in the order of the documentation.
  public static let named: [(name: String, behavior: ToastBehavior)] = [
    ("toastkit", .toastKit), ("tardiness", .tardiness), ("toaster", .toaster),
    ("conditional-alert", .conditionalAlert), ("banner", .banner), ("powerplay", .powerplay),
    ("single", .single),
  ]

  /// The behaviour of a scenario file's name, such as `conditional-alert`, or `nil` if there is none.
  public init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.behavior
  }
}
