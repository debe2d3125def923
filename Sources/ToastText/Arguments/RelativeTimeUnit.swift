/// The unit of a distance in time. (UTS #35 Part 4, Calendar Fields.)
public enum RelativeTimeUnit: String, Hashable, Sendable, CaseIterable {
  /// Seconds.
  case second
  /// Minutes.
  case minute
  /// Hours.
  case hour
  /// Days.
  case day
  /// Weeks.
  case week
  /// Months.
  case month
  /// Quarters of a year.
  case quarter
  /// Years.
  case year
}
