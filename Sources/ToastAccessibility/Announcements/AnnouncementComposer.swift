import ToastModel
public import ToastText

/// Makes announcements and elements out of the parts of a toast, as a reader would say them.
///
/// ```swift
/// let composer = AnnouncementComposer(profile: .voiceOver, words: words)
/// composer.announcement(of: content, cause: .presented).announcement.text
/// // "Warning: Storage is almost full. Free up space to keep syncing."
/// ```
public struct AnnouncementComposer: Sendable {
  /// The reader.
  public let profile: ReaderProfile

  /// What its user has chosen to hear.
  public let verbosity: VerbositySettings

  /// The kit's own words in the language of the labels.
  public let words: SpokenWords

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - profile: The reader.
  ///   - verbosity: What its user has chosen, or `nil` for the profile's defaults.
  ///   - words: The kit's own words.
  public init(
    profile: ReaderProfile, verbosity: VerbositySettings? = nil, words: SpokenWords
  ) {
    self.profile = profile
    self.verbosity = verbosity ?? profile.verbosity
    self.words = words
  }

  /// The announcement of a toast, and what was left in its texts by mistake.
  ///
  /// - Parameters:
  ///   - content: The parts of the toast.
  ///   - cause: Why it is announced.
  ///   - count: How often the message has come; above 1 the announcement says so.
  /// - Returns: The announcement, and a problem for each thing left in a text by mistake.
  public func announcement(
    of content: ToastContent, cause: AnnouncementCause, count: Int = 1
  ) -> (announcement: Announcement, problems: [Problem]) {
    let (clean, problems) = cleaned(content)
    return (announcement(ofClean: clean, cause: cause, count: count), problems)
  }

  /// The announcement of content that has been cleaned.
  package func announcement(
    ofClean clean: ToastContent, cause: AnnouncementCause, count: Int = 1
  ) -> Announcement {
    let rule = profile.rule(for: clean.status)
    let style = profile.style(for: clean.status)
    let once = utterances(of: clean, style: style, count: 1)
    let said = count > 1 ? utterances(of: clean, style: style, count: count) : once
    return Announcement(
      toast: clean.toast, cause: cause, priority: rule.priority, queueing: style.queueing,
      language: clean.title.language, utterances: said, separator: style.separator, count: count,
      identity: once.map(\.text).joined(separator: style.separator),
      isProgress: clean.status == .progress, content: clean)
  }

  /// The announcement that an action has run, by its confirmation.
  public func confirmation(
    _ text: SpokenText, of toast: String
  ) -> (announcement: Announcement, problems: [Problem]) {
    announcement(of: ToastContent(toast: toast, title: text), cause: .confirmation)
  }

  /// An announcement that says how often its message came (“Saved, 3 times”).
  public func repeating(_ announcement: Announcement, count: Int) -> Announcement {
    guard let content = announcement.content else { return announcement }
    return self.announcement(ofClean: content, cause: .repeated, count: count)
  }

  /// The content with clean texts, and what was left in them by mistake.
  func cleaned(_ content: ToastContent) -> (content: ToastContent, problems: [Problem]) {
    var content = content
    var problems: [Problem] = []
    func clean(_ text: SpokenText) -> SpokenText {
      let (clean, found) = TextCleaning(language: text.language).clean(text)
      problems += found
      return clean
    }
    content.title = clean(content.title)
    content.message = content.message.map(clean).flatMap { $0.text.isEmpty ? nil : $0 }
    content.actions = content.actions.map(clean)
    content.tap = content.tap.map(clean)
    return (content, problems)
  }

  /// The word for a status, or `nil` where none is spoken.
  func statusWord(of status: ToastStatus) -> SpokenText? {
    verbosity.status ? words.word("status.\(status.rawValue)") : nil
  }
}
