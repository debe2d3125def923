import ToastAccessibility
import ToastText

/// Announcements of known length: each word takes a tenth of a second.
struct Script {
  var timeline: AnnouncementTimeline

  /// The rate at which a word of one syllable takes 0.1 s.
  static let model = HearingTimeModel(rate: 600 / 1.43)

  init(
    _ profile: ReaderProfile, policy: AnnouncementPolicy = AnnouncementPolicy(),
    repeating: @escaping @Sendable (Announcement, Int) -> Announcement = { first, _ in first }
  ) {
    timeline = AnnouncementTimeline(
      profile: profile, model: Self.model, policy: policy, repeating: repeating)
  }

  /// Asks for so many words, each said in 0.1 s, at a time in milliseconds.
  mutating func say(
    _ text: String, _ priority: AnnouncementPriority = .default, at time: Int,
    toast: String? = nil, queueing: SpeechQueueing? = nil, isProgress: Bool = false
  ) {
    let parts = text.split(separator: "|").map { part in
      let segment = SpokenSegment(text: String(part), language: .english, source: .verbatim)
      return Utterance(segments: [segment])
    }
    let announcement = Announcement(
      toast: toast, cause: toast == nil ? .speech : .presented, priority: priority,
      queueing: queueing, language: .english, utterances: parts, isProgress: isProgress)
    timeline.request(announcement, at: .milliseconds(time))
  }

  /// What became of everything, one line each: outcome, start and end in milliseconds.
  mutating func lines() -> [String] {
    timeline.finish().map { record in
      let spans = record.spans.map { "\(Self.milliseconds($0.start))–\(Self.milliseconds($0.end))" }
      let words = [record.outcome?.word ?? "open"] + spans
      return (words + [Self.place(record.outcome)].compactMap(\.self)).joined(separator: " ")
    }
  }

  private static func place(_ outcome: AnnouncementOutcome?) -> String? {
    switch outcome {
    case .interrupted(let position, _, _), .resumed(let position, _): "at \(position.text)"
    case .dropped(let reason): "\(reason)"
    case .merged(let other): "into \(other)"
    case .spoken, nil: nil
    }
  }

  static func milliseconds(_ time: Duration) -> Int64 {
    time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
  }

  /// Ten different words of one syllable.
  static let ten = "mon tus wed thu fri sat sun jan feb mar"
}
