/// How a reader describes what the focus lands on.
public struct ElementStyles: Hashable, Sendable {
  /// Whose rules put label, value, traits and hint together.
  public enum Rules: String, Hashable, Sendable, CaseIterable {
    /// VoiceOver's: “Selected:”, label and value, trait words, then the hint.
    case traits
    /// A list of parts, as ``ElementStyles/toast`` and ``ElementStyles/button`` give it.
    case parts
  }

  /// Whose rules are used.
  public var rules: Rules

  /// What is said of a toast.
  public var toast: [UtteranceStyle]

  /// What is said of a button.
  public var button: [UtteranceStyle]

  /// The key of the role word of a button.
  public var buttonRole: String

  /// Whether the reader says that there are actions, and lists them in a rotor.
  public var announcesActions: Bool

  /// Creates styles.
  public init(
    rules: Rules = .traits, toast: [UtteranceStyle] = [], button: [UtteranceStyle] = [],
    buttonRole: String = "voiceover.trait.button", announcesActions: Bool = false
  ) {
    self.rules = rules
    self.toast = toast
    self.button = button
    self.buttonRole = buttonRole
    self.announcesActions = announcesActions
  }
}
