import ToastAccessibility
import ToastModel
import ToastText

/// Plays a captured toast through the profile and answers what it says.
struct OrcaReplay {
  var profile = ReaderProfile.orca
  let capture: OrcaCapture
  private var requests: [(content: ToastContent, at: Duration)] = []

  init(_ capture: OrcaCapture) { self.capture = capture }

  /// What is said, utterance by utterance, in the order in which the voice says it.
  func said() -> [String] {
    var verbosity = profile.verbosity
    // The captured toasts have no status.
    verbosity.status = false
    let words = TestWords.words(capture.words)
    let composer = AnnouncementComposer(profile: profile, verbosity: verbosity, words: words)
    var timeline = AnnouncementTimeline(profile: profile, model: HearingTimeModel())
    for request in requests {
      let announcement = composer.announcement(of: request.content, cause: .presented).announcement
      timeline.request(announcement, at: request.at)
    }
    let heard = timeline.finish().filter { $0.start != nil }
    let order = heard.sorted { ($0.start ?? .zero, $0.id) < ($1.start ?? .zero, $1.id) }
    return order.flatMap { record in
      // Through a live region some messages of one may be lost; the captured ones are whole.
      record.announcement.utterances.map(\.text)
    }
  }

  mutating func add(
    _ title: String, _ message: String? = nil, isAlert: Bool = false, actions: [String] = [],
    at time: Duration = .zero
  ) {
    let content = ToastContent(
      toast: "\(requests.count)", status: isAlert ? .error : .normal, title: SpokenText(title),
      message: message.map { SpokenText($0) }, actions: actions.map { SpokenText($0) })
    requests.append((content, time))
  }

  /// Has all toasts said in one of the profile's styles.
  mutating func useStyle(_ name: String) {
    for status in profile.statuses.keys {
      profile.statuses[status]?.style = name
      profile.statuses[status]?.region = name
    }
  }
}
