internal import ToastAccessibility
internal import ToastFormatting
internal import ToastText

/// The words of toasts' texts in one language: the same text is looked up and written once.
final class NarratedTexts: Sendable {
  private let localizer: Localizer
  private let known = SanitizedMutex(Known())

  /// The words of a text, and what is wrong with it; shared, not copied.
  final class Narrated: Sendable {
    /// The words as the catalog has them.
    let spoken: SpokenText
    /// The words as they are spoken.
    let clean: SpokenText
    /// What is wrong with the text and its arguments.
    let problems: [Problem]
    /// What was left in the words by mistake.
    let leftovers: [Problem]

    init(spoken: SpokenText, clean: SpokenText, problems: [Problem], leftovers: [Problem]) {
      self.spoken = spoken
      self.clean = clean
      self.problems = problems
      self.leftovers = leftovers
    }
  }

  private struct Known {
    /// Texts without arguments by key: labels and most titles.
    var keys: [String: Narrated] = [:]
    /// The last texts of other kinds: each is asked for a few times while its toast is made.
    var recent: [(text: ToastText, narrated: Narrated)] = []
    var next = 0

    func recent(_ text: ToastText) -> Narrated? {
      recent.first { $0.text == text }?.narrated
    }

    mutating func add(_ narrated: Narrated, for text: ToastText) {
      if recent.count < 4 {
        recent.append((text, narrated))
      } else {
        recent[next] = (text, narrated)
        next = (next + 1) % recent.count
      }
    }
  }

  /// How many keys are kept; one more, and all are let go.
  private static let limit = 1_024

  init(_ localizer: Localizer) { self.localizer = localizer }

  subscript(text: ToastText) -> Narrated {
    if case .key(let key, nil, let arguments) = text.content, arguments.isEmpty, text.reading == nil
    {
      return plain(key, text)
    }
    if let narrated = known.withLock({ $0.recent(text) }) { return narrated }
    let narrated = narrate(text)
    known.withLock { $0.add(narrated, for: text) }
    return narrated
  }

  private func plain(_ key: String, _ text: ToastText) -> Narrated {
    if let narrated = known.withLock({ $0.keys[key] }) { return narrated }
    let narrated = narrate(text)
    known.withLock { known in
      if known.keys.count >= Self.limit { known.keys = [:] }
      known.keys[key] = narrated
    }
    return narrated
  }

  private func narrate(_ text: ToastText) -> Narrated {
    let words = localizer.words(of: text)
    let spoken = SpokenText(words)
    let (clean, leftovers) = TextCleaning(language: spoken.language).clean(spoken)
    return Narrated(
      spoken: spoken, clean: clean, problems: words.problems, leftovers: leftovers)
  }
}
