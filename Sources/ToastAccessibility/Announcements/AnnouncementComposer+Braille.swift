extension AnnouncementComposer {
  /// What a braille display shows of the announcement of a toast.
  ///
  /// The order of the parts is the profile's own, and differs from that of its speech: NVDA puts the
  /// role last. Actions are not shown.
  ///
  /// - Returns: The message, or `nil` for other speech and where braille messages are off.
  public func brailleMessage(of announcement: Announcement) -> BrailleMessage? {
    guard let content = announcement.content, verbosity.brailleMessage != .off else { return nil }
    let braille = profile.braille
    let line = utterance(
      UtteranceStyle(parts: braille.parts, separator: braille.separator), content: content,
      action: nil, role: profile.style(for: content.status).role, count: announcement.count)
    guard !line.isEmpty else { return nil }
    let isFramed = braille.framedStatuses.contains(content.status)
    return BrailleMessage(
      segments: line.segments, language: announcement.language,
      frame: isFramed ? braille.frame : "")
  }
}
