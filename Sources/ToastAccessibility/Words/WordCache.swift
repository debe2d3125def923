import ToastFormatting
import ToastText

/// What has been looked up among the kit's words, so that a thousand toasts look it up once.
///
/// Texts and arguments come from data, so the number kept is limited: where it is reached, all are
/// let go and found again as they are needed.
final class WordCache: Sendable {
  /// A word with what fills its places.
  private struct Word: Hashable {
    var key: String
    var arguments: [MessageArgument]
  }

  /// A text before it was cleaned.
  private struct Uncleaned: Hashable {
    var text: String
    var language: LanguageTag
  }

  /// A text after it was cleaned.
  private struct Cleaned {
    var text: String
    var problems: [Problem]
  }

  private struct Entries {
    var words: [Word: SpokenText?] = [:]
    var patterns: [String: SentencePattern] = [:]
    var texts: [Uncleaned: Cleaned] = [:]
  }

  private let entries = SanitizedMutex(Entries())

  private static let limit = 1_024
  /// Longer texts are not kept: there are few of them.
  private static let lengthLimit = 1_000

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

  /// A text as it is spoken, cleaned once, and what was left in it by mistake.
  func cleaned(_ text: SpokenText) -> (text: SpokenText, problems: [Problem]) {
    let cleaning = TextCleaning(language: text.language)
    guard text.text.utf8.count <= Self.lengthLimit else { return cleaning.clean(text) }
    let uncleaned = Uncleaned(text: text.text, language: text.language)
    var copy = text
    if let known = entries.withLock({ $0.texts[uncleaned] }) {
      copy.text = known.text
      return (copy, known.problems)
    }
    let (words, problems) = cleaning.clean(text.text)
    entries.withLock { entries in
      if entries.texts.count >= Self.limit { entries.texts = [:] }
      entries.texts[uncleaned] = Cleaned(text: words, problems: problems)
    }
    copy.text = words
    return (copy, problems)
  }
}
