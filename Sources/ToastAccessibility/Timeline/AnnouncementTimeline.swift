/// What a reader says, when, and what is never heard: a simulation on a virtual clock.
///
/// Announcements are asked for in the order of time; each gets exactly one outcome. No clock runs:
/// time passes only through ``request(_:at:)``, ``advance(to:)`` and ``finish()``, so the same calls
/// always give the same result.
///
/// ```swift
/// var timeline = AnnouncementTimeline(profile: .voiceOver, model: HearingTimeModel())
/// timeline.request(saved, at: .zero)  // priority default, 0.466 s long
/// timeline.request(failed, at: .milliseconds(200))  // priority high
/// timeline.finish().map(\.outcome?.word)  // ["interrupted", "spoken"]
/// ```
///
/// Where the vendors say nothing, this is chosen: what is of high priority waits in line behind what
/// is of high priority; what was cut is not tried again, except by a reader that resumes; what waits
/// cannot be cut, only what is being said.
public struct AnnouncementTimeline: Sendable {
  /// The reader.
  public let profile: ReaderProfile

  /// What the kit does before the reader gets an announcement.
  public let policy: AnnouncementPolicy

  /// How long a voice takes.
  public let model: HearingTimeModel

  /// Makes one sentence of an announcement and how often it came.
  let repeating: @Sendable (Announcement, Int) -> Announcement

  /// The virtual time; it never goes back.
  public internal(set) var now: Duration = .zero

  var jobs: [SpeechJob] = []
  /// What waits, in the order in which it is said.
  var waiting: [SpeechEntry] = []
  /// How many messages of live regions are among it.
  var regionCount = 0
  var current: SpeechEntry?
  var currentStart: Duration = .zero
  var order = 0
  /// When the last message of a live region was handed over.
  var lastHandover: Duration?
  var progress: [String: ProgressThrottle] = [:]
  /// The progress announcements of a toast that may still wait.
  var openProgress: [String: [Int]] = [:]
  /// The announcements with the same words that may still wait, if repeats are merged.
  var openTexts: [String: [Int]] = [:]
  var lastOfToast: [String: (time: Duration, job: Int)] = [:]
  var lastOfText: [String: (time: Duration, job: Int)] = [:]

  /// Creates a timeline at time zero.
  ///
  /// - Parameters:
  ///   - profile: The reader.
  ///   - model: How long a voice takes.
  ///   - policy: What the kit does before the reader gets an announcement.
  ///   - repeating: Makes one sentence of an announcement and how often it came; the composer's
  ///     ``AnnouncementComposer/repeating(_:count:)``.
  public init(
    profile: ReaderProfile,
    model: HearingTimeModel,
    policy: AnnouncementPolicy = AnnouncementPolicy(),
    repeating: @escaping @Sendable (Announcement, Int) -> Announcement = { announcement, _ in
      announcement
    }
  ) {
    self.profile = profile
    self.model = model
    self.policy = policy
    self.repeating = repeating
  }

  /// All announcements asked for so far, in that order, with what is known of them.
  public var records: [AnnouncementRecord] { jobs.map(\.record) }

  /// Asks for an announcement; a time before ``now`` counts as ``now``.
  ///
  /// Speech that ends at this very moment has ended; what waits for it has not begun.
  @discardableResult
  public mutating func request(_ announcement: Announcement, at time: Duration) -> AnnouncementID {
    run(until: max(time, now), startsAtEnd: false)
    let id = AnnouncementID(index: jobs.count)
    jobs.append(SpeechJob(id: id, announcement: announcement, requested: now))
    accept(id)
    startIfIdle()
    return id
  }

  /// Lets time pass; a time before ``now`` changes nothing.
  public mutating func advance(to time: Duration) {
    run(until: max(time, now), startsAtEnd: true)
  }

  /// Lets time pass until nothing waits and nothing is said, and answers all announcements.
  @discardableResult
  public mutating func finish() -> [AnnouncementRecord] {
    while let next = nextMoment() { run(until: max(next, now), startsAtEnd: true) }
    return records
  }
}
