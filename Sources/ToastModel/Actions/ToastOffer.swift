public import ToastText

/// An entry of the list of things that can be done with a toast, as a rotor shows it.
public struct ToastOffer: Hashable, Sendable {
  /// What the entry stands for.
  public enum Role: String, Hashable, Sendable {
    /// The author's action for a tap; the default.
    case tap
    /// The author's action at the leading side.
    case leading
    /// The author's action at the trailing side.
    case trailing
    /// The built-in *later*.
    case later
    /// The kit's own *dismiss*; no action of the author's.
    case dismiss
    /// The kit's own *OK* of a modal alert; no action of the author's.
    case ok
  }

  /// What the entry stands for.
  public var role: Role

  /// The name by which it is chosen.
  public var id: String

  /// What it is called; the built-in ones carry a key of the kit's own labels.
  public var title: ToastText

  /// The gestures that reach it, other than the list itself; sides are logical.
  public var gestures: [ToastGesture]

  /// The author's action, or `nil` for *dismiss* and *OK*.
  public var action: ToastAction?

  /// Creates an entry.
  public init(
    role: Role, id: String, title: ToastText, gestures: [ToastGesture], action: ToastAction? = nil
  ) {
    self.role = role
    self.id = id
    self.title = title
    self.gestures = gestures
    self.action = action
  }

  /// Whether the entry is an action of the author's: *dismiss* and *OK* are not.
  public var isAuthors: Bool { action != nil }
}
