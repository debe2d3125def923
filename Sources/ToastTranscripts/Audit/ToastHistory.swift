internal import ToastAccessibility
internal import ToastModel

/// What became of one toast, gathered from the records of a transcript.
struct ToastHistory {
  let toast: String
  /// What it showed, when, and until when it did; the last one until it went.
  var showings: [(showing: Showing, message: ToastMessage, start: Duration, end: Duration?)] = []
  var announcements: [AnnouncementRecord] = []
  var problems: [String] = []
  var departure: DismissalReason?

  init(toast: String) { self.toast = toast }

  /// The histories of all toasts, in the order they first appeared.
  static func histories(of transcript: Transcript) -> [ToastHistory] {
    var histories: [ToastHistory] = []
    var places: [String: Int] = [:]
    for record in transcript.records {
      guard let toast = record.toast else { continue }
      let place = places[toast] ?? histories.count
      if place == histories.count {
        histories.append(ToastHistory(toast: toast))
        places[toast] = place
      }
      histories[place].add(record)
    }
    return histories.filter { !$0.showings.isEmpty }
  }

  private mutating func add(_ record: TranscriptRecord) {
    switch record.event {
    case .shown(let showing):
      end(at: record.time)
      showings.append((showing, showing.message, record.time, nil))
      departure = nil
    case .leaving(let reason), .dismissed(let reason):
      end(at: record.time)
      departure = departure ?? reason
    case .moved(.held, _): end(at: record.time)
    case .announcement(let announcement): announcements.append(announcement)
    case .problem(let message, _, let isOfText): if isOfText { problems.append(message) }
    case .moved, .paused, .resumed, .action, .committed, .braille: break
    }
  }

  private mutating func end(at time: Duration) {
    guard let last = showings.indices.last, showings[last].end == nil else { return }
    showings[last].end = time
  }
}
