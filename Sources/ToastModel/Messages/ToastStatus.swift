/// What kind of message a toast is.
///
/// An open set: a status that the kit does not know is carried along, and treated like ``normal``.
public struct ToastStatus: RawRepresentable, Hashable, Sendable {
  /// The name as scenario files write it.
  public let rawValue: String

  /// Creates a status from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let normal = ToastStatus(rawValue: "normal")
  /// Something was done.
  public static let success = ToastStatus(rawValue: "success")
  /// Worth knowing.
  public static let info = ToastStatus(rawValue: "info")
  /// Something may go wrong.
  public static let warning = ToastStatus(rawValue: "warning")
  /// Something went wrong.
  public static let error = ToastStatus(rawValue: "error")
  /// Something arrived.
  public static let notification = ToastStatus(rawValue: "notification")
  /// Something is under way.
  public static let progress = ToastStatus(rawValue: "progress")

  /// The statuses that the kit knows.
  public static let known: [ToastStatus] = [
    .normal, .success, .info, .warning, .error, .notification, .progress,
  ]

  /// How much it costs the person to miss it, from 0; ``ToastEviction/lowestStatus`` goes by it.
  ///
  /// Errors and warnings ask for something to be done and stand highest; then what arrived, what
  /// was done, what is worth knowing, what is under way; last what is normal or unknown.
  public var importance: Int {
    switch self {
    case .error: 6
    case .warning: 5
    case .notification: 4
    case .success: 3
    case .info: 2
    case .progress: 1
    default: 0
    }
  }
}

extension ToastStatus: CustomStringConvertible {
  /// The name of the status.
  public var description: String { rawValue }
}
