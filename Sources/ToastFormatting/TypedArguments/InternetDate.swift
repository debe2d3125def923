/// Reads a moment as RFC 3339 writes it.
enum InternetDate {
  /// The seconds since 1970-01-01T00:00:00Z, or `nil` where the text is no moment.
  ///
  /// A date alone means its first moment in UTC. A leap second counts as the second after it.
  ///
  /// ```swift
  /// InternetDate.seconds("2026-11-30T18:30:00+09:00")  // 1_796_031_000
  /// InternetDate.seconds("2026-02-29")  // nil: that year has no such day
  /// ```
  static func seconds(_ text: String) -> Double? {
    var scanner = Scanner(Array(text.utf8))
    guard let year = scanner.digits(4), scanner.accept("-"), let month = scanner.digits(2),
      scanner.accept("-"), let day = scanner.digits(2), let days = days(year, month, day)
    else { return nil }
    let midnight = Double(days) * 86_400
    if scanner.isAtEnd { return midnight }
    guard scanner.accept("T") || scanner.accept("t") || scanner.accept(" "),
      let time = scanner.time(), let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    return midnight + time - Double(offset)
  }

  /// The days since 1970-01-01 in the Gregorian calendar, or `nil` for a day that is not in it.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard lengths.indices.contains(month - 1), (1...lengths[month - 1]).contains(day) else {
      return nil
    }
    // Leap days before this year, counted from the year 0.
    let past = year - 1
    let leapDays = past >= 0 ? past / 4 - past / 100 + past / 400 + 1 : 0
    let beforeMonth = lengths[..<(month - 1)].reduce(0, +)
    return year * 365 + leapDays + beforeMonth + day - 1 - 719_528
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func accept(_ mark: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
      index += 1
      return true
    }

    /// A number of exactly so many digits.
    mutating func digits(_ count: Int) -> Int? {
      guard index + count <= bytes.count else { return nil }
      let digits = bytes[index..<(index + count)]
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      index += count
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Seconds since midnight.
    mutating func time() -> Double? {
      guard let hour = digits(2), hour < 24, accept(":"), let minute = digits(2), minute < 60 else {
        return nil
      }
      var time = Double(hour * 3600 + minute * 60)
      if accept(":") {
        guard let second = digits(2), second <= 60 else { return nil }
        time += Double(second)
        if accept(".") {
          var unit = 0.1
          guard let first = digits(1) else { return nil }
          time += Double(first) * unit
          while let digit = digits(1) {
            unit /= 10
            time += Double(digit) * unit
          }
        }
      }
      return time
    }

    /// The distance from UTC in seconds.
    mutating func offset() -> Int? {
      if accept("Z") || accept("z") { return 0 }
      let isNegative = accept("-")
      guard isNegative || accept("+"), let hours = digits(2), hours < 24 else { return nil }
      _ = accept(":")
      guard let minutes = digits(2), minutes < 60 else { return nil }
      let offset = hours * 3600 + minutes * 60
      return isNegative ? -offset : offset
    }
  }
}
