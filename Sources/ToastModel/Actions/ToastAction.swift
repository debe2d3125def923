public import ToastText

/// Something a person can do with a toast.
///
/// When it is chosen its handler runs, then the observers of the centre, then its effect: the toast
/// goes, or is held for later. An action runs at most once for a toast.
///
/// ```swift
/// ToastAction(id: "archive", title: ToastText(key: "archive"), confirmation: "Archived") { toast in
///   archive(toast.id)
/// }
/// ```
///
/// An undo holds back the deed itself:
///
/// ```swift
/// ToastAction(title: "Undo", commitOnClose: true) { _ in
///   show(photo)
/// } commit: { _ in
///   delete(photo)
/// }
/// ```
///
/// Two actions are equal when what they show and do is described alike; handlers are not compared.
public struct ToastAction: Sendable {
  /// What an action runs.
  public typealias Handler = @Sendable (Toast) -> Void

  /// The name of the action in records and in the reason for which the toast went.
  public var id: String

  /// What it is called on screen and in the rotor, or `nil` for the kit's word, “Activate”.
  public var title: ToastText?

  /// The picture beside the title, or `nil`.
  public var icon: ToastIcon?

  /// What is announced after it has run, or `nil` for nothing.
  public var confirmation: ToastText?

  /// Whether the action is an undo: what it would undo is done only when the toast goes without it.
  public var commitOnClose: Bool

  /// What becomes of the toast.
  public var effect: ToastActionEffect

  /// What runs first when the action is chosen.
  public var handler: Handler

  /// What runs when the toast goes without this action having been chosen, if ``commitOnClose``.
  public var commit: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The name, or `nil` to take the words or the key of the title.
  ///   - title: What it is called, or `nil` for the kit's “Activate”.
  ///   - icon: The picture beside the title.
  ///   - confirmation: What is announced after it has run.
  ///   - commitOnClose: Whether the action is an undo that holds back `commit`.
  ///   - handler: What runs when the action is chosen.
  ///   - commit: The deed that waits for the end of the toast: it runs once, when the toast goes
  ///     without this action having been chosen, and never before. Pausing or extending the toast
  ///     moves it along, for there is only one clock.
  public init(
    id: String? = nil,
    title: ToastText? = nil,
    icon: ToastIcon? = nil,
    confirmation: ToastText? = nil,
    commitOnClose: Bool = false,
    handler: @escaping Handler = { _ in },
    commit: @escaping Handler = { _ in }
  ) {
    self.id = id ?? Self.name(of: title)
    self.title = title
    self.icon = icon
    self.confirmation = confirmation
    self.commitOnClose = commitOnClose
    self.effect = .dismiss
    self.handler = handler
    self.commit = commit
  }

  private static func name(of title: ToastText?) -> String {
    switch title?.content {
    case .verbatim(let text): text
    case .key(let key, _, _): key
    case nil: "activate"
    }
  }
}

extension ToastAction: Hashable {
  /// Whether two actions are described alike.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.title == right.title && left.icon == right.icon
      && left.confirmation == right.confirmation && left.commitOnClose == right.commitOnClose
      && left.effect == right.effect
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(effect)
  }
}
