internal import ToastAccessibility
internal import ToastBraille
internal import ToastText

/// The readings of Japanese words that speech is timed by, the same that braille is written by.
enum JapaneseReadings {
  /// The words of a text that are written in kanji; none where no dictionary is installed,
  /// nor in a build without braille.
  @Sendable static func words(of text: String) -> [WordReading] {
    #if Braille
      if let known = known.withLock({ $0[text] }) { return known }
      let words = (try? KanaReader().words(of: text)) ?? []
      known.withLock { known in
        if known.count >= limit { known.removeAll() }
        known[text] = words
      }
      return words
    #else
      return []
    #endif
  }

  /// What the readings are from, such as `MeCab 0.996`, or `nil` where there are none.
  static var source: String? {
    #if Braille
      KanaReader.analyzerVersion.map { "MeCab \($0)" }
    #else
      nil
    #endif
  }

  private static let limit = 4096
  private static let known = SanitizedMutex<[String: [WordReading]]>([:])
}

extension Announcement {
  /// Whether it has Japanese without a reading by its author, for which a dictionary is asked.
  var mayBeGuessed: Bool {
    utterances.contains { utterance in
      utterance.segments.contains { $0.language.language == "ja" && $0.reading == nil }
    }
  }
}
