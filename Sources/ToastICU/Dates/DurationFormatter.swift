private import ICUShims
package import ToastText

/// Lengths of time, as a clock shows them or in words. (UTS #35 Part 2, Compound Units.)
package final class DurationFormatter: Sendable {
  private let style: DurationStyle

  // Not documented as safe to share: one thread at a time.
  private let handle: SanitizedMutex<ServiceHandle>

  /// Opens a formatter, or gives `nil` where ICU fails.
  package init?(tag: LanguageTag, style: DurationStyle) {
    let handle = unsafe ServiceHandle(
      ics_durations_open(tag.description, style == .clock ? 1 : 0), close: ics_durations_close)
    guard let handle else { return nil }
    self.style = style
    self.handle = SanitizedMutex(handle)
  }

  /// The text of a length without its sign, or `nil` where ICU fails or it is beyond 64 bits.
  package func string(fromMagnitudeOf seconds: DecimalNumber) -> String? {
    guard let whole = Int64(seconds.integerDigits) else { return nil }
    let minutes = whole / 60
    let fraction = seconds.isInteger ? "" : "." + seconds.fractionDigits
    let rest = "\(whole % 60)" + fraction
    switch style {
    case .clock:
      let hours = minutes / 60
      return string(days: -1, hours: hours > 0 ? hours : -1, minutes: minutes % 60, seconds: rest)
    case .words:
      let parts = [minutes / 1440, minutes / 60 % 24, minutes % 60].map { $0 > 0 ? $0 : -1 }
      let isWhole = whole % 60 == 0 && seconds.isInteger && whole > 0
      return string(
        days: parts[0], hours: parts[1], minutes: parts[2], seconds: isWhole ? nil : rest)
    }
  }

  private func string(days: Int64, hours: Int64, minutes: Int64, seconds: String?) -> String? {
    handle.withLock { handle in
      unsafe handle.use { formatter in
        unsafe ShimText.read {
          unsafe ics_durations_format(formatter, days, hours, minutes, seconds, $0, $1)
        }
      }
    }
  }
}
