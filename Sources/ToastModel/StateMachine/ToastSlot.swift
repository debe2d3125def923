/// The place of one toast in the engine; used again when the toast has gone.
struct ToastSlot: Sendable {
  /// The list a slot is linked into.
  enum Place: Sendable {
    case nowhere, shown, queue, held, leaving
  }

  /// The toast; what it has left is exact here only while it does not count down.
  var toast: Toast
  var place = Place.nowhere
  /// Whether one of its actions is being run.
  var isActing = false
  /// Whether it comes back from *later* when it is shown next.
  var isReturning = false
  /// When its fade ends.
  var fadeEnd = Duration.zero
  /// Why it fades.
  var leavingReason = DismissalReason.dismissed
  /// Its text and when it was last presented, where repeats are looked for.
  var text: ToastWords?
  var textTime = Duration.zero
}
