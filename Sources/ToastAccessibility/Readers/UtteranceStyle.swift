/// How a reader makes one utterance out of the parts of a toast.
public struct UtteranceStyle: Hashable, Sendable {
  /// What is said, in this order; a part that the toast does not have is left out.
  public var parts: [ReaderPart]

  /// What stands between two parts.
  public var separator: String

  /// Whether a full stop follows a part at the end that ends in a letter or a digit, as Orca adds it.
  public var addsFullStop: Bool

  /// Whether the utterance is said once for each action.
  public var forEachAction: Bool

  /// Creates a way of making an utterance.
  public init(
    parts: [ReaderPart], separator: String = " ", addsFullStop: Bool = false,
    forEachAction: Bool = false
  ) {
    self.parts = parts
    self.separator = separator
    self.addsFullStop = addsFullStop
    self.forEachAction = forEachAction
  }
}
