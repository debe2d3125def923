/// Utterances of an announcement that are said in one go.
struct SpeechEntry: Sendable {
  /// The announcement, by its place.
  var job: Int
  /// Its own number.
  var serial: Int
  /// Which of its utterances.
  var utterances: Range<Int>
  var queueing: SpeechQueueing
  /// Whether it may not be cut.
  var isProtected: Bool
  /// The place among those of the same rank.
  var order: Int
  /// It cannot begin before this moment.
  var available: Duration
  /// It is dropped if it has not begun by this moment.
  var expires: Duration?
  /// Whether it came through a live region.
  var isRegionMessage = false
  /// How much of it has been said before it was cut.
  var said: Duration = .zero

  /// Whether it is said before another that waits too.
  func precedes(_ other: SpeechEntry) -> Bool {
    (queueing.rank, order, serial) < (other.queueing.rank, other.order, other.serial)
  }
}

/// What is known of the progress of one toast.
struct ProgressThrottle: Sendable {
  /// When an announcement was let through last.
  var last: Duration
  /// The one held back, by its place.
  var pending: Int?
}
