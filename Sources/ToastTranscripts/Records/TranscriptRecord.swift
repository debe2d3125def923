public import ToastAccessibility
public import ToastModel
public import ToastText

/// One moment of a transcript: what happened, when, and in which language it was lived through.
///
/// Every form of a transcript, from plain speech to HTML, is a view of the same records.
public struct TranscriptRecord: Hashable, Sendable {
  /// What happened; as cheap to copy as a reference.
  public indirect enum Event: Hashable, Sendable {
    /// A toast is shown, was changed, or came back.
    case shown(Showing)
    /// A toast came to the front, was covered, waits, or is held.
    case moved(Movement, remaining: Duration?)
    /// A countdown stopped.
    case paused(PauseCause, remaining: Duration?)
    /// A countdown goes on.
    case resumed(PauseCause, remaining: Duration?)
    /// A toast was told to go and fades.
    case leaving(DismissalReason)
    /// A toast was removed.
    case dismissed(DismissalReason)
    /// An action ran.
    case action(id: String, via: ToastGesture, trace: [ToastActionRun.Step])
    /// Something was said, or should have been.
    case announcement(AnnouncementRecord)
    /// A braille display shows the announcement before it.
    case braille(BrailleRecord)
    /// The deed that an undo held back was done, because the toast went without it.
    case committed(action: String)
    /// Something in the scenario or in its texts is wrong.
    case problem(message: String, location: String?, isOfText: Bool)
  }

  /// Where a toast went.
  public enum Movement: String, Hashable, Sendable {
    /// In front of the others.
    case front
    /// Behind another.
    case covered
    /// Into the queue.
    case queued
    /// Aside, until its page appears again.
    case held
  }

  /// Seconds and fractions from the start of the scenario.
  public var time: Duration

  /// The locale the transcript is made for, as it was asked for.
  public var locale: LanguageTag

  /// The toast, or `nil` where none is concerned.
  public var toast: String?

  /// What happened.
  public var event: Event

  /// Creates a record.
  public init(time: Duration, locale: LanguageTag, toast: String?, event: Event) {
    self.time = time
    self.locale = locale
    self.toast = toast
    self.event = event
  }
}
