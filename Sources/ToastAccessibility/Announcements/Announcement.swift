public import ToastText

/// What a reader says unasked: when a toast appears, changes, is confirmed or repeats.
///
/// ```swift
/// announcement.text  // "Warning: Storage is almost full. Free up space to keep syncing."
/// announcement.segments.map(\.text).joined() == announcement.text  // true
/// ```
public struct Announcement: Hashable, Sendable {
  /// The name of the toast it is about, or `nil` for other speech.
  public var toast: String?

  /// Why it is announced.
  public var cause: AnnouncementCause

  /// How urgent it is.
  public var priority: AnnouncementPriority

  /// How the reader queues it, or `nil` for what its profile does with the priority.
  public var queueing: SpeechQueueing?

  /// The language of the surroundings; a segment may be in another.
  public var language: LanguageTag

  /// What the reader says, one after the other, as it would split it.
  public var utterances: [Utterance]

  /// What stands between two utterances where they are written as one text.
  public var separator: String

  /// How often the message has come, itself counted; above 1 the text says so.
  public var count: Int

  /// The text by which repeats are recognised: the utterances without the count.
  public var identity: String

  /// Whether it tells of something under way, so that only some of a series need be heard.
  public var isProgress: Bool

  /// The parts it was made of, or `nil` for other speech.
  public var content: ToastContent? {
    get { sharedContent?.value }
    set { sharedContent = SharedContent(newValue) }
  }

  private var sharedContent: SharedContent?

  /// Creates an announcement.
  public init(
    toast: String?,
    cause: AnnouncementCause,
    priority: AnnouncementPriority,
    queueing: SpeechQueueing? = nil,
    language: LanguageTag,
    utterances: [Utterance],
    separator: String = " ",
    count: Int = 1,
    identity: String? = nil,
    isProgress: Bool = false,
    content: ToastContent? = nil
  ) {
    self.toast = toast
    self.cause = cause
    self.priority = priority
    self.queueing = queueing
    self.language = language
    self.utterances = utterances.filter { !$0.isEmpty }
    self.separator = separator
    self.count = count
    self.identity = identity ?? utterances.map(\.text).joined(separator: separator)
    self.isProgress = isProgress
    sharedContent = SharedContent(content)
  }

  /// The pieces of all utterances; the last piece of one carries the separator to the next.
  public var segments: [SpokenSegment] {
    var segments: [SpokenSegment] = []
    for utterance in utterances {
      if let last = segments.indices.last { segments[last].text += separator }
      segments += utterance.segments
    }
    return segments
  }

  /// Everything that is said, as one text.
  public var text: String { segments.map(\.text).joined() }
}

extension Announcement {
  /// Speech beside the toasts, such as the name of a tab that took the focus.
  ///
  /// It competes with announcements by the same rules.
  public static func speech(
    _ text: String, language: LanguageTag, priority: AnnouncementPriority = .default
  ) -> Announcement {
    let segment = SpokenSegment(text: text, language: language, source: .otherSpeech)
    return Announcement(
      toast: nil, cause: .speech, priority: priority, language: language,
      utterances: [Utterance(segments: [segment])])
  }
}
