/// A toast as it stands at one moment.
public struct Toast: Hashable, Sendable, Identifiable {
  /// The name, given by the message or else by the centre.
  public let id: String

  /// The number of this life, counted from 1.
  ///
  /// A name may be used again, the number never is.
  public let serial: Int

  /// What it says and offers now.
  public var message: ToastMessage

  /// How often the content was replaced.
  public var revision: Int

  /// Where it stands.
  public var phase: ToastPhase

  /// How long it is shown, and why; while it waits, as it would be if it were shown now.
  public var time: ToastTime

  /// The countdown that is left, or `nil` where there is none.
  public var remaining: Duration?

  /// How often the same text was presented, itself included.
  public var count: Int

  /// Creates a snapshot of a toast.
  public init(
    id: String, serial: Int, message: ToastMessage, revision: Int, phase: ToastPhase,
    time: ToastTime, remaining: Duration?, count: Int
  ) {
    self.id = id
    self.serial = serial
    self.message = message
    self.revision = revision
    self.phase = phase
    self.time = time
    self.remaining = remaining
    self.count = count
  }
}
