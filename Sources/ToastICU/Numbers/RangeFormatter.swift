private import ICUShims
package import ToastText

/// Ranges of numbers, such as 3–5. (UTS #35 Part 3, Number Range Formatting.)
package final class RangeFormatter: Sendable {
  private let handle: ServiceHandle

  /// Opens a formatter for numbers with so many fraction digits on either side.
  package init?(tag: LanguageTag, startFraction: Int, endFraction: Int) {
    let handle = unsafe ServiceHandle(
      ics_ranges_open(
        tag.description, Int32(clamping: startFraction), Int32(clamping: endFraction)),
      close: ics_ranges_close)
    guard let handle else { return nil }
    self.handle = handle
  }

  /// The text of a range, or `nil` where ICU fails; two equal numbers are written once.
  package func string(from start: DecimalNumber, to end: DecimalNumber) -> String? {
    // ICU's range formatter does not change while it formats.
    unsafe handle.use { formatter in
      unsafe ShimText.read {
        unsafe ics_ranges_format(formatter, start.description, end.description, $0, $1)
      }
    }
  }
}
