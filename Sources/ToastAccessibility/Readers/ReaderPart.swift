/// What a reader can say of a toast.
public enum ReaderPart: String, Hashable, Sendable, CaseIterable {
  /// Status word, title and message as one sentence, by the kit's sentence pattern.
  case sentence
  /// Status word and title, by the kit's pattern for labels.
  case label
  /// The message.
  case message
  /// The role word of the style.
  case role
  /// The states: selected, unavailable.
  case states
  /// The name of an action.
  case action
  /// The role word of a button.
  case button
}
