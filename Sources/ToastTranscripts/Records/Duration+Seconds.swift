extension Duration {
  /// The time in seconds with at most three decimals, half a millisecond rounded away from zero.
  ///
  /// ```swift
  /// Duration.milliseconds(3450).secondsText  // "3.45"
  /// Duration.seconds(22).secondsText  // "22"
  /// ```
  package var secondsText: String {
    let milliseconds = wholeMilliseconds
    let magnitude = milliseconds.magnitude
    var text = (milliseconds < 0 ? "-" : "") + String(magnitude / 1000)
    var fraction = magnitude % 1000
    guard fraction > 0 else { return text }
    text += fraction < 10 ? ".00" : fraction < 100 ? ".0" : "."
    while fraction.isMultiple(of: 10) { fraction /= 10 }
    text += String(fraction)
    return text
  }

  /// The time in seconds with three decimals, in a column of nine characters.
  var columnText: String {
    let milliseconds = wholeMilliseconds
    let fraction = milliseconds.magnitude % 1000
    var digits = String(milliseconds / 1000)
    digits += fraction < 10 ? ".00" : fraction < 100 ? ".0" : "."
    digits += String(fraction)
    return String(repeating: " ", count: max(0, 9 - digits.utf8.count)) + digits
  }

  /// The time in whole milliseconds, rounded half away from zero; what does not fit is cut off.
  package var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    let half: Int64 = attoseconds < 0 ? -500_000_000_000_000 : 500_000_000_000_000
    let fraction = (attoseconds + half) / 1_000_000_000_000_000
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1000)
    guard !overflows else { return seconds < 0 ? .min : .max }
    let (sum, overflowsToo) = product.addingReportingOverflow(fraction)
    return overflowsToo ? (seconds < 0 ? .min : .max) : sum
  }
}
