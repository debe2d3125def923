import ToastFormatting
import ToastText

/// What has been looked up among the kit's words, so that a thousand toasts look it up once.
///
/// Arguments come from data, so the number kept is limited: where it is reached, all are
/// let go and found again as they are needed.
final class WordCache: Sendable {
  /// A word with what fills its places.
  private struct Word: Hashable {
    var key: String
    var arguments: [MessageArgument]
  }

  private struct Entries {
    var words: [Word: SpokenText?] = [:]
    var patterns: [String: SentencePattern] = [:]
  }

  private let entries = SanitizedMutex(Entries())

  private static let limit = 1_024

  /// A word, found once.
  func word(
    _ key: String, _ arguments: [MessageArgument], find: () -> SpokenText?
  ) -> SpokenText? {
    let word = Word(key: key, arguments: arguments)
    if let known = entries.withLock({ $0.words[word] }) { return known }
    let found = find()
    entries.withLock { entries in
      if entries.words.count >= Self.limit { entries.words = [:] }
      entries.words[word] = .some(found)
    }
    return found
  }

  /// A sentence pattern, read once.
  func pattern(_ key: String, find: () -> String) -> SentencePattern {
    if let known = entries.withLock({ $0.patterns[key] }) { return known }
    let read = SentencePattern(find())
    entries.withLock { $0.patterns[key] = read }
    return read
  }
}
