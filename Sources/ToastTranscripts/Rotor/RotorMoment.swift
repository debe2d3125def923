public import ToastAccessibility
public import ToastText

/// What a person finds in the list of actions at one moment, and what can be heard again.
public struct RotorMoment: Hashable, Sendable {
  /// The actions of one toast, and what is said on the way through them.
  public struct Entry: Hashable, Sendable {
    /// The toast.
    public var toast: String
    /// Its actions.
    public var list: RotorList
    /// The focus on the toast, then each action from the first to the last, then the way back.
    public var steps: [RotorStep]
  }

  /// The moment.
  public var time: Duration

  /// The locale.
  public var locale: LanguageTag

  /// The reader.
  public var reader: String

  /// The visible toasts, the one in front first.
  public var entries: [Entry]

  /// What had been announced by then, lost announcements too, the latest first.
  public var history: [AnnouncementHistory.Item]
}
