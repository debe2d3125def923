import ToastFormatting
public import ToastText

/// The kit's own words and sentence patterns in one language: status words, roles, hints, gestures.
///
/// Every word comes with its key as ``TextSource``, so that an explanation can show its provenance.
public struct SpokenWords: Sendable {
  /// The language that was asked for.
  public let language: LanguageTag

  private let cache = WordCache()
  private let lookup: @Sendable (String, [MessageArgument]) -> SpokenText?

  /// Creates a set of words.
  ///
  /// - Parameters:
  ///   - language: The language that was asked for.
  ///   - lookup: The text of a key of the kit's catalogs with its arguments, or `nil` for a key that
  ///     none of them has.
  public init(
    language: LanguageTag,
    lookup: @escaping @Sendable (String, [MessageArgument]) -> SpokenText?
  ) {
    self.language = language
    self.lookup = lookup
  }

  /// The text of a key, or `nil` if the kit has no such key.
  public func word(_ key: String, _ arguments: [MessageArgument] = []) -> SpokenText? {
    guard arguments.isEmpty else { return found(key, arguments) }
    return cache.word(key) { found(key, []) }
  }

  private func found(_ key: String, _ arguments: [MessageArgument]) -> SpokenText? {
    lookup(key, arguments).map { TextCleaning(language: $0.language).clean($0).text }
  }

  /// Puts a sentence together by the pattern of a key; absent parts are `nil`.
  ///
  /// Each part keeps its pieces with their languages, sources and readings; marks join the piece that
  /// they follow.
  func sentence(_ key: String, _ parts: [String: [SpokenSegment]?]) -> [SpokenSegment] {
    let pattern = cache.pattern(key) { lookup(key, [])?.text ?? "" }
    var pieces: [SpokenSegment] = []
    var filled: [String: SentencePart] = [:]
    for name in pattern.names {
      guard let segments = parts[name] ?? nil else { continue }
      let numbered = segments.map { segment in
        pieces.append(segment)
        return SentenceSegment(
          text: segment.text, language: segment.language, source: "\(pieces.count - 1)")
      }
      filled[name] = SentencePart(numbered)
    }
    return pattern.sentence(filled).segments.map { segment in
      guard let index = Int(segment.source), pieces.indices.contains(index) else {
        return SpokenSegment(
          text: segment.text, language: segment.language, source: .kit(key))
      }
      var piece = pieces[index]
      piece.text = segment.text
      return piece
    }
  }
}
