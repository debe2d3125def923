internal import ToastAccessibility
internal import ToastFormatting
internal import ToastText

/// The words of toasts' texts in one language: the same text is looked up and written once.
final class NarratedTexts: Sendable {
  private let localizer: Localizer
  private let known = SanitizedMutex<[ToastText: Narrated]>([:])

  /// The words of a text, and what is wrong with it.
  struct Narrated: Sendable {
    let spoken: SpokenText
    let problems: [Problem]
  }

  /// How many texts are kept; one more, and all are let go.
  private static let limit = 1_024

  init(_ localizer: Localizer) { self.localizer = localizer }

  subscript(text: ToastText) -> Narrated {
    if let narrated = known.withLock({ $0[text] }) { return narrated }
    let resolved = localizer.resolve(text)
    let narrated = Narrated(spoken: SpokenText(resolved), problems: resolved.problems)
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[text] = narrated
    }
    return narrated
  }
}
