/// How long a toast asks to be shown.
///
/// ```swift
/// ToastMessage(title: "Saved", duration: 2)
/// ToastMessage(title: "Syncing", duration: .indefinite)
/// ```
public enum ToastDuration: Hashable, Sendable {
  /// The time of the centre or of its behaviour, such as 4 s in ``ToastBehavior/toastKit``.
  case automatic
  /// A length of time, counted while the toast is in front and not paused.
  ///
  /// A time that is not positive is no time at all: it never means “for ever” nor “not shown”. The
  /// default is taken instead, and a problem is reported.
  case fixed(Duration)
  /// Until it is closed.
  case indefinite

  /// The longest time that is counted, about 31 years; what is longer is ``indefinite``.
  public static let longest = Duration.seconds(1_000_000_000)

  /// Creates a duration from a number of seconds.
  ///
  /// Infinity and anything over ``longest`` is ``indefinite``, as in libraries where the greatest
  /// number stands for “for ever”. What is no number becomes a time of zero, and so a problem.
  public static func seconds(_ seconds: Double) -> ToastDuration {
    guard seconds == seconds else { return .fixed(.zero) }
    guard seconds <= 1_000_000_000 else { return .indefinite }
    // Below zero only the sign matters, and a huge number would not fit.
    return .fixed(.seconds(max(seconds, -1)))
  }
}

extension ToastDuration: ExpressibleByIntegerLiteral {
  /// Creates a duration of whole seconds.
  public init(integerLiteral seconds: Int) { self = .seconds(Double(seconds)) }
}

extension ToastDuration: ExpressibleByFloatLiteral {
  /// Creates a duration of seconds.
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
}
