public import ToastAccessibility
public import ToastText

/// What a scenario comes to in one locale.
public struct Transcript: Hashable, Sendable {
  /// The locale it was asked for in.
  public var locale: LanguageTag

  /// The screen reader that speaks.
  public var reader: String

  /// What the words of a Japanese transcript are read by, such as `MeCab 0.996`, for their speech to
  /// be timed; `nil` where only readings of the author count.
  public var dictionary: String?

  /// The records by time, at one time in the order they came about.
  public var records: [TranscriptRecord]

  /// What the voice is given for each announcement: its utterances with numbers, signs and letters
  /// as the verbosity settings ask for them.
  public var spoken: [AnnouncementID: [Utterance]]

  /// What could not be made of it here, such as braille without its library; each once.
  public var problems: [Problem]

  /// Creates a transcript.
  public init(
    locale: LanguageTag, reader: String, dictionary: String? = nil,
    records: [TranscriptRecord] = [],
    spoken: [AnnouncementID: [Utterance]] = [:], problems: [Problem] = []
  ) {
    self.locale = locale
    self.reader = reader
    self.dictionary = dictionary
    self.records = records
    self.spoken = spoken
    self.problems = problems
  }

  /// The announcements, in the order of the records.
  public var announcements: [AnnouncementRecord] {
    records.compactMap { if case .announcement(let record) = $0.event { record } else { nil } }
  }

  /// What a braille display shows, in the order of the records.
  public var brailleRecords: [BrailleRecord] {
    records.compactMap { if case .braille(let braille) = $0.event { braille } else { nil } }
  }

  /// The utterances of an announcement as the voice is given them.
  public func utterances(of announcement: AnnouncementRecord) -> [Utterance] {
    spoken[announcement.id] ?? announcement.announcement.utterances
  }
}
