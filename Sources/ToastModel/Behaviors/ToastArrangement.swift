/// How many toasts are visible, and in which order they come.
///
/// The two questions are one value, because their answers do not combine freely: only a stack
/// covers, only a queue makes wait.
public enum ToastArrangement: Hashable, Sendable {
  /// All are visible, the newest in front of the others, which it covers. Last in, first out.
  case stack
  /// One is visible, the others wait. First in, first out.
  ///
  /// With `highPriorityJumpsIn`, a toast of high priority is shown at once; the current one goes
  /// back to the head of the queue and keeps the time it has left.
  case queue(highPriorityJumpsIn: Bool)
  /// All are visible beside each other in the order they came; none covers another.
  case list
  /// One is visible; the next one takes its place.
  case replacing
}
