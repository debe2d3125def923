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
    cache.word(key, arguments) { found(key, arguments) }
  }

  private func found(_ key: String, _ arguments: [MessageArgument]) -> SpokenText? {
    lookup(key, arguments).map { TextCleaning(language: $0.language).clean($0).text }
  }

  /// Puts a sentence together by the pattern of a key; absent parts are `nil`.
  ///
  /// Each part keeps its pieces with their languages, sources and readings; marks join the piece
  /// that they follow.
  func sentence(
    _ key: String, _ parts: KeyValuePairs<String, [SpokenSegment]?>
  ) -> [SpokenSegment] {
    let pattern = cache.pattern(key) { lookup(key, [])?.text ?? "" }
    let present = pattern.names.enumerated().compactMap { place, name -> (Int, [SpokenSegment])? in
      let part = parts.first { $0.key == name }?.value ?? nil
      return part.flatMap(Self.words).map { (place, $0) }
    }
    var sentence: [SpokenSegment] = []
    for (number, (place, segments)) in present.enumerated() {
      sentence += segments
      guard number < present.count - 1, let last = sentence.indices.last else { continue }
      sentence[last].text = pattern.marked(sentence[last].text, at: place)
    }
    return sentence
  }

  /// The pieces with words in them; `nil` where there are none.
  private static func words(in segments: [SpokenSegment]) -> [SpokenSegment]? {
    let spoken = segments.filter { !$0.text.isEmpty }
    let hasWords = spoken.contains { !$0.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
    return hasWords ? spoken : nil
  }
}
