/// What a reader says of an element.
public struct ElementDescription: Hashable, Sendable {
  /// What it is: label, value, traits or role and states; the utterances of one go.
  public var utterances: [Utterance]

  /// What can be done with it, or `nil`.
  public var hint: Utterance?

  /// That there are custom actions, in words, or `nil`.
  public var actionsAvailable: Utterance?

  /// The custom actions as the rotor lists them; empty for a reader without a rotor.
  public var actions: [SpokenText]

  /// Creates a description.
  public init(
    utterances: [Utterance], hint: Utterance? = nil, actionsAvailable: Utterance? = nil,
    actions: [SpokenText] = []
  ) {
    self.utterances = utterances
    self.hint = hint
    self.actionsAvailable = actionsAvailable
    self.actions = actions
  }

  /// Everything that is said, in order.
  public var spoken: [Utterance] { utterances + [hint, actionsAvailable].compactMap(\.self) }
}
