public import ToastText

/// Something that happened to a toast, or to the engine as a whole.
///
/// Events of one engine are ordered by ``sequence``, and their times never go back.
public struct ToastEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The toast is shown for the first time.
    case presented
    /// The toast looks different.
    case updated(ToastUpdateCause)
    /// The toast is shown again after *later*.
    case restored
    /// The toast came to the front; pauses of an earlier time in front are over.
    case front
    /// Another toast came in front of it.
    case covered
    /// The toast waits for its turn.
    case queued
    /// The toast was put aside until its page appears again.
    case held
    /// The countdown has this cause to stand still, besides those it may have already.
    case paused(PauseCause)
    /// This cause has gone; the countdown goes on if it was the last.
    case resumed(PauseCause)
    /// The toast fades.
    case leaving(DismissalReason)
    /// The toast is removed.
    case dismissed(DismissalReason)
    /// An action was chosen; its effect is among the events that follow.
    case action(ToastActionRun)
    /// The toast went without this undo having been chosen, so the deed it held back is done.
    case committed(ToastAction)
    /// This is announced, because an action has run.
    case confirmation(ToastText, ToastActionRun)
    /// The same text was presented again; the number counts all of its presentations.
    case repeated(count: Int)
    /// The toast goes because there are too many, by this rule; what becomes of it follows.
    case evicted(ToastLimit)
    /// The language of toasts and labels changed.
    case localeChanged(LanguageTag)
    /// The person works the device in another way.
    case inputMethodChanged(ToastInputMethod)
    /// Something did not work.
    case problem(Problem)
  }

  /// The time since the start.
  public var time: Duration

  /// The place in the order of events, counted from 0.
  public var sequence: Int

  /// What happened.
  public var kind: Kind

  /// The toast right after it happened, or `nil` where no toast is concerned.
  public var toast: Toast?

  /// Creates an event.
  public init(time: Duration, sequence: Int, kind: Kind, toast: Toast?) {
    self.time = time
    self.sequence = sequence
    self.kind = kind
    self.toast = toast
  }
}
