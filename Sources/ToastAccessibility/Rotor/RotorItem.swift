public import ToastModel

/// An entry of the list of actions that a reader offers for a toast.
public struct RotorItem: Hashable, Sendable {
  /// A gesture and its words.
  public struct Reach: Hashable, Sendable {
    /// The gesture; swipes are physical, left or right.
    public var gesture: ToastGesture
    /// What the person does, in the words of the input method.
    public var phrase: SpokenText
  }

  /// The name by which records and scenarios choose it.
  public var id: String

  /// What it stands for.
  public var role: ToastOffer.Role

  /// Its name as it is spoken.
  public var name: SpokenText

  /// The gestures that reach it while the reader is on, the list itself last.
  public var reaches: [Reach]

  /// What is announced after it has run, or `nil`.
  public var confirmation: SpokenText?

  /// Whether it is an action of the author's: *dismiss* and *OK* are not.
  public var isAuthors: Bool

  /// Whether activating the toast itself runs it.
  public var isDefault: Bool { role == .tap || role == .ok }
}
