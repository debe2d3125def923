/// What a reader finds when its focus lands on a toast or another control.
///
/// The element of a toast has the status word and the title as its label, the message as its value, no
/// traits (a button's, if it can be tapped), and what the tap does as its hint.
public struct AccessibilityElement: Hashable, Sendable {
  /// What it is called, piece by piece.
  public var label: [SpokenSegment]

  /// What it holds, piece by piece.
  public var value: [SpokenSegment]

  /// What happens when it is activated, or `nil`.
  public var hint: SpokenText?

  /// What it is.
  public var traits: AccessibilityTraits

  /// The names of its custom actions, in rotor order.
  public var actions: [SpokenText]

  /// How many of the actions are the author's; without one there are no “Actions available”.
  public var authorActionCount: Int

  /// The key of the role word that NVDA and Orca say, or `nil` for none.
  public var role: String?

  /// Creates an element.
  public init(
    label: [SpokenSegment] = [], value: [SpokenSegment] = [], hint: SpokenText? = nil,
    traits: AccessibilityTraits = [], actions: [SpokenText] = [], authorActionCount: Int = 0,
    role: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.actions = actions
    self.authorActionCount = authorActionCount
    self.role = role
  }

  /// The label as one text.
  public var labelText: String { label.map(\.text).joined() }

  /// The value as one text, or `nil` if there is none.
  public var valueText: String? { value.isEmpty ? nil : value.map(\.text).joined() }
}
