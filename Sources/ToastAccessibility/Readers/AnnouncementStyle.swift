/// How a reader makes an announcement out of the parts of a toast.
public struct AnnouncementStyle: Hashable, Sendable {
  /// What is said, one utterance after the other.
  public var utterances: [UtteranceStyle]

  /// The key of the role word, such as `role.alert`, or `nil` where none is said.
  public var role: String?

  /// What stands between two utterances where they are written as one text.
  public var separator: String

  /// How it is queued, or `nil` for what the profile does with the priority.
  public var queueing: SpeechQueueing?

  /// Creates a style.
  public init(
    utterances: [UtteranceStyle] = [UtteranceStyle(parts: [.sentence])], role: String? = nil,
    separator: String = " ", queueing: SpeechQueueing? = nil
  ) {
    self.utterances = utterances
    self.role = role
    self.separator = separator
    self.queueing = queueing
  }
}
