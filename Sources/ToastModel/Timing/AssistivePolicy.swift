/// What assistive technology changes in the time a toast is shown.
///
/// Under every policy but ``off`` a toast with an action of the author's never goes by itself,
/// progress excepted. (WCAG 2.2, 2.2.1 Timing Adjustable.)
public enum AssistivePolicy: Hashable, Sendable {
  /// Nothing.
  case off
  /// Times are so many times as long; a factor below 1 counts as 1.
  case extend(Double)
  /// No time is shorter than it takes to hear the toast, plus ``hearingMargin``.
  case speechTime

  /// The time added to what it takes to hear a toast.
  public static let hearingMargin = Duration.seconds(1)
}
