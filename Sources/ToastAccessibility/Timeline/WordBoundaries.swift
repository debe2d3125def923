import ToastICU
import ToastText

/// The words of a text, in languages without blanks by ICU's dictionaries. (UAX #29, section 4.)
enum WordBoundaries {
  /// Where the words of a segment stand, in UTF-8 bytes.
  static func words(of segment: SpokenSegment) -> [Range<Int>] {
    let boundaries = boundaries(for: segment.language)
    let pieces = boundaries?.pieces(of: segment.text) ?? []
    return pieces.filter(\.isWord).map(\.range)
  }

  private static func boundaries(for language: LanguageTag) -> TextBoundaries? {
    if let known = opened.withLock({ $0[language] }) { return known }
    let boundaries = TextBoundaries(.word, tag: language)
    opened.withLock { $0[language] = boundaries }
    return boundaries
  }

  private static let opened = SanitizedMutex<[LanguageTag: TextBoundaries]>([:])
}
