public import ToastAccessibility
public import ToastBraille

/// What a braille display shows of an announcement.
public struct BrailleRecord: Hashable, Sendable {
  /// The announcement.
  public var announcement: AnnouncementID

  /// The words that are shown, and what frames them.
  public var message: BrailleMessage

  /// The cells with what they stand for, the frame included.
  public var line: BrailleLine

  /// How many cells the display has.
  public var width: Int

  /// Creates a record.
  public init(
    announcement: AnnouncementID, message: BrailleMessage, line: BrailleLine, width: Int
  ) {
    self.announcement = announcement
    self.message = message
    self.line = line
    self.width = width
  }

  /// The cells, cut for the display; a window keeps the blanks that fit.
  public var windows: [String] { line.windows(of: width) }

  /// The warnings that say more than ``readingNote`` does.
  var furtherWarnings: [BrailleWarning] {
    line.warnings.filter { $0.kind != .guessedReading(unsure: []) }
  }

  /// The kana and who says so, such as `サクジョ (guessed)`, or `nil` for a line without a reading.
  var readingNote: String? {
    guard let reading = line.reading, let source = line.readingSource else { return nil }
    return "\(reading) (\(source.rawValue))"
  }
}
