/// A moment in time and how it is shown.
public struct DateArgument: Hashable, Sendable {
  /// How much of a date is written.
  ///
  /// English, 30 November 2026: short `11/30/26`, medium `Nov 30, 2026`, long `November 30, 2026`,
  /// full `Monday, November 30, 2026`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The part is left out.
    case none
    /// Numbers only.
    case short
    /// Abbreviated words.
    case medium
    /// Words in full.
    case long
    /// Everything, with the weekday or the time zone's name.
    case full
  }

  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var secondsSince1970: Double

  /// How the date is written.
  public var dateStyle: Style

  /// How the time of day is written.
  public var timeStyle: Style

  /// The IANA name of the time zone, such as `Asia/Tokyo`.
  public var timeZone: String

  /// Creates a moment.
  public init(
    secondsSince1970: Double,
    dateStyle: Style = .medium,
    timeStyle: Style = .none,
    timeZone: String = "UTC"
  ) {
    self.secondsSince1970 = secondsSince1970
    self.dateStyle = dateStyle
    self.timeStyle = timeStyle
    self.timeZone = timeZone
  }
}
