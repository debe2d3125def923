internal import ToastText

/// The tokens of texts that come again and again: status words, labels, most titles.
final class KnownTokens: Sendable {
  private struct Known: Sendable {
    var language: LanguageTag
    var reading: String?
    var tokens: [SpeechTokenizer.Token]
  }

  /// How many texts are kept; one more, and all are let go.
  private static let limit = 512
  private let known = SanitizedMutex<[String: Known]>([:])

  /// The tokens of a piece, made at its first time.
  func tokens(
    of segment: SpokenSegment, make: (SpokenSegment) -> [SpeechTokenizer.Token]
  ) -> [SpeechTokenizer.Token] {
    // A text with a number is seldom the same again.
    guard !segment.text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return make(segment)
    }
    if let found = known.withLock({ $0[segment.text] }), found.language == segment.language,
      found.reading == segment.reading
    {
      return found.tokens
    }
    let tokens = make(segment)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[segment.text] = Known(
        language: segment.language, reading: segment.reading, tokens: tokens)
    }
    return tokens
  }
}
