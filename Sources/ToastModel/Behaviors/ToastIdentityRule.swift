/// What happens when a message is presented under a name that is in use.
public enum ToastIdentityRule: String, Hashable, Sendable {
  /// It is another toast; names are only labels. An act goes to the eldest toast of that name.
  case separate
  /// The content is replaced; the toast keeps its place.
  case updateInPlace
  /// The content is replaced, and a toast that is covered comes to the front.
  case updateToFront
}
