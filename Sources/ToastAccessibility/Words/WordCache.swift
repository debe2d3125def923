import ToastFormatting
import ToastText

/// What has been looked up among the kit's words, so that a thousand toasts look it up once.
final class WordCache: Sendable {
  private struct Entries {
    var words: [String: SpokenText?] = [:]
    var patterns: [String: SentencePattern] = [:]
  }

  private let entries = SanitizedMutex(Entries())

  /// A word without arguments, found once.
  func word(_ key: String, find: () -> SpokenText?) -> SpokenText? {
    if let known = entries.withLock({ $0.words[key] }) { return known }
    let found = find()
    entries.withLock { $0.words[key] = .some(found) }
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
