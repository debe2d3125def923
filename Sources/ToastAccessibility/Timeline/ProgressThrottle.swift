/// What is known of the progress of one toast.
struct ProgressThrottle: Sendable {
  /// When an announcement was let through last.
  var last: Duration
  /// The one held back, by its place.
  var pending: Int?
}
