import ToastModel

extension ReaderProfile {
  /// Creates a plain reader: it says status word, title and message as one sentence, in the order in
  /// which they come, and cuts nothing.
  ///
  /// A profile file that builds on no other starts from here.
  public init(name: String = "plain") {
    self.init(
      name: name, title: name, version: "", source: "", channel: .native,
      elements: ElementStyles(),
      styles: [
        "announcement": AnnouncementStyle(),
        "polite": Self.regionStyle(.wait),
        "assertive": Self.regionStyle(.next),
      ],
      statuses: [
        .error: StatusRule(region: "assertive", priority: .high),
        .warning: StatusRule(region: "assertive"),
        .progress: StatusRule(priority: .low),
      ],
      priorities: [:], duplicates: DuplicateRule(), liveRegion: LiveRegionRule(),
      verbosity: VerbositySettings(), braille: BrailleMessageStyle())
  }

  private static func regionStyle(_ rule: SpeechQueueing.Rule) -> AnnouncementStyle {
    AnnouncementStyle(
      utterances: [UtteranceStyle(parts: [.label]), UtteranceStyle(parts: [.message])],
      queueing: SpeechQueueing(rule))
  }
}
