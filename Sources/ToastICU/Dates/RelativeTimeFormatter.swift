private import ICUShims
package import ToastText

/// Distances in time with their number, such as “3 minutes ago”. (UTS #35 Part 4, Calendar Fields.)
package final class RelativeTimeFormatter: Sendable {
  // Not documented as safe to share: one thread at a time.
  private let handle: SanitizedMutex<ServiceHandle>

  /// Opens a formatter, or gives `nil` where ICU fails.
  package init?(tag: LanguageTag) {
    let handle = unsafe ServiceHandle(
      ics_relative_open(tag.description), close: ics_relative_close)
    guard let handle else { return nil }
    self.handle = SanitizedMutex(handle)
  }

  /// The text of a distance, negative for the past, or `nil` where ICU fails.
  package func string(from value: Double, unit: RelativeTimeUnit) -> String? {
    handle.withLock { handle in
      unsafe handle.use { formatter in
        unsafe ShimText.read {
          unsafe ics_relative_format(formatter, value, Self.value(of: unit), $0, $1)
        }
      }
    }
  }

  private static func value(of unit: RelativeTimeUnit) -> Int32 {
    switch unit {
    case .year: 0
    case .quarter: 1
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }
}
