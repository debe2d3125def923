public import ToastText

/// What a scenario comes to in one locale.
public struct Transcript: Hashable, Sendable {
  /// The locale it was asked for in.
  public var locale: LanguageTag

  /// The screen reader that speaks.
  public var reader: String

  /// The records by time, at one time in the order they came about.
  public var records: [TranscriptRecord]

  /// Creates a transcript.
  public init(locale: LanguageTag, reader: String, records: [TranscriptRecord]) {
    self.locale = locale
    self.reader = reader
    self.records = records
  }
}
