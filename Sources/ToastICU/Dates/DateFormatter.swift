private import ICUShims
package import ToastText

/// Dates and times of day in the calendar of a language. (UTS #35 Part 4, Dates.)
package final class DateFormatter: Sendable {
  /// What a formatter is made for.
  package struct Style: Hashable, Sendable {
    /// How the date is written.
    package var date: DateArgument.Style
    /// How the time is written.
    package var time: DateArgument.Style
    /// The IANA name of the time zone.
    package var timeZone: String

    /// The style of an argument; one that shows neither date nor time shows the date.
    package init(_ argument: DateArgument) {
      let isEmpty = argument.dateStyle == .none && argument.timeStyle == .none
      date = isEmpty ? .medium : argument.dateStyle
      time = argument.timeStyle
      timeZone = argument.timeZone
    }
  }

  // ICU's date formatter changes while it formats: one thread at a time.
  private let handle: SanitizedMutex<ServiceHandle>

  /// Opens a formatter; a time zone ICU does not know is taken as UTC.
  package init?(tag: LanguageTag, style: Style) {
    let zone = Self.knows(timeZone: style.timeZone) ? style.timeZone : "UTC"
    let handle = unsafe ServiceHandle(
      ics_dates_open(
        tag.description, Self.value(of: style.date), Self.value(of: style.time), zone),
      close: ics_dates_close)
    guard let handle else { return nil }
    self.handle = SanitizedMutex(handle)
  }

  /// Opens a formatter for a pattern such as `yyyy-MM-dd`, or for a skeleton such as `yMMMd`, of
  /// which the language makes its own pattern; `nil` where ICU cannot read it. (UTS #35 Part 4.)
  package init?(tag: LanguageTag, pattern: String, isSkeleton: Bool, timeZone: String) {
    let zone = Self.knows(timeZone: timeZone) ? timeZone : "UTC"
    let pointer = unsafe ShimText.withUTF8(pattern) { bytes, count in
      unsafe ics_dates_open_pattern(tag.description, bytes, count, isSkeleton ? 1 : 0, zone)
    }
    let handle = unsafe ServiceHandle(pointer ?? nil, close: ics_dates_close)
    guard let handle else { return nil }
    self.handle = SanitizedMutex(handle)
  }

  /// Whether ICU knows a time zone by this name.
  package static func knows(timeZone: String) -> Bool {
    unsafe ics_dates_knows_zone(timeZone) != 0
  }

  private static func value(of style: DateArgument.Style) -> Int32 {
    switch style {
    case .none: -1
    case .full: 0
    case .long: 1
    case .medium: 2
    case .short: 3
    }
  }

  /// The text of a moment, or `nil` for one that is no number.
  package func string(fromSecondsSince1970 seconds: Double) -> String? {
    guard !seconds.isNaN else { return nil }
    // ECMA-262 knows no dates beyond these either: some 270,000 years each way.
    let milliseconds = max(-8.64e15, min(8.64e15, seconds * 1000))
    return handle.withLock { handle in
      unsafe handle.use { formatter in
        unsafe ShimText.read { unsafe ics_dates_format(formatter, milliseconds, $0, $1) }
      }
    }
  }
}
