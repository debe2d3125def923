/// Moments in their ISO 8601 spelling, as RFC 3339 narrows it.
package enum ISODate {
  /// Seconds since 1970-01-01T00:00:00Z, or `nil` for a text that is no date.
  ///
  /// A date alone means midnight, a time without a zone means UTC.
  ///
  /// ```swift
  /// ISODate.secondsSince1970("1970-01-02T00:00:01+01:00")  // 82801
  /// ```
  package static func secondsSince1970(_ text: String) -> Double? {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let date = halves.first, let days = days(date) else { return nil }
    guard halves.count == 2 else { return Double(days) * 86_400 }
    guard let (time, offset) = zone(halves[1]), let seconds = secondsOfDay(time) else { return nil }
    return Double(days) * 86_400 + seconds - offset
  }

  /// Days since 1970-01-01 of a date such as `2026-11-30`, in the Gregorian calendar.
  private static func days(_ text: Substring) -> Int? {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, let year = number(fields[0], digits: 4),
      let month = number(fields[1], digits: 2), let day = number(fields[2], digits: 2),
      (1...12).contains(month), (1...length(month: month, year: year)).contains(day)
    else { return nil }
    // Years that begin in March put the leap day at their end.
    let shifted = month > 2 ? year : year - 1
    let monthsSinceMarch = (month + 9) % 12
    let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }

  private static func length(month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The time without its zone, and how far the zone is ahead of UTC in seconds.
  private static func zone(_ text: Substring) -> (time: Substring, offset: Double)? {
    if text.last == "Z" { return (text.dropLast(), 0) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, 0) }
    let fields = text[text.index(after: sign)...].split(separator: ":")
    guard fields.count == 2, let hours = number(fields[0], digits: 2), hours < 24,
      let minutes = number(fields[1], digits: 2), minutes < 60
    else { return nil }
    let offset = Double(hours * 3600 + minutes * 60)
    return (text[..<sign], text[sign] == "-" ? -offset : offset)
  }

  private static func secondsOfDay(_ text: Substring) -> Double? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count), let hours = number(fields[0], digits: 2), hours < 24,
      let minutes = number(fields[1], digits: 2), minutes < 60
    else { return nil }
    guard fields.count == 3 else { return Double(hours * 3600 + minutes * 60) }
    let parts = fields[2].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let seconds = number(parts[0], digits: 2), seconds <= 60 else {
      return nil
    }
    var fraction = 0.0
    if parts.count == 2 {
      guard let digits = number(parts[1], digits: parts[1].utf8.count),
        (1...9).contains(parts[1].utf8.count)
      else { return nil }
      fraction = Double(digits) / (0..<parts[1].utf8.count).reduce(1.0) { power, _ in power * 10 }
    }
    return Double(hours * 3600 + minutes * 60 + seconds) + fraction
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
