public import ToastText

/// Which branch of a plural was taken, and why.
public struct PluralSelection: Hashable, Sendable {
  /// The category of the branch that was taken.
  public var category: PluralCategory

  /// The argument that decided, counted from 1, or `nil` where none does.
  public var position: Int?

  /// The name of the substitution, or `nil` for the message as a whole.
  public var substitution: String?

  /// The reason in a few words, such as “1 is ‘one’ in en”.
  public var reason: String

  /// Creates a selection.
  public init(
    category: PluralCategory, position: Int?, substitution: String? = nil, reason: String
  ) {
    self.category = category
    self.position = position
    self.substitution = substitution
    self.reason = reason
  }
}
