/// One move in the list of actions, and what is said.
public struct RotorStep: Hashable, Sendable {
  /// What the person does.
  public enum Move: String, Hashable, Sendable, CaseIterable {
    /// The focus lands on the toast.
    case focus
    /// To the next entry.
    case next
    /// To the entry before.
    case previous
    /// The entry is run.
    case activate
  }

  /// What the person did.
  public var move: Move

  /// The entry that is chosen now, or `nil` while the toast itself is.
  public var item: RotorItem?

  /// What the reader says.
  public var spoken: [Utterance]
}
