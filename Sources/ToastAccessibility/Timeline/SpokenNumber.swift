/// Numbers as they stand in a text, told from their separators.
package enum SpokenNumber {
  /// Whether a mark may stand between two digits of one number.
  package static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "٫", "٬", "．", "，", "\u{A0}", "\u{202F}", "’": true
    default: false
    }
  }

  /// The number with `.` before its fraction and no grouping, or `nil` where it cannot be told.
  ///
  /// A separator that stands several times, or before exactly three last digits, is grouping; else
  /// the last one begins the fraction.
  ///
  /// ```swift
  /// SpokenNumber.plain("1,234.5")  // "1234.5"
  /// SpokenNumber.plain("1.234")  // "1234"
  /// SpokenNumber.plain("12,5")  // "12.5"
  /// SpokenNumber.plain("1.2.3")  // nil, a version
  /// ```
  package static func plain(_ text: String) -> String? {
    let groups = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: isSeparator
    ).map(String.init)
    let marks = text.unicodeScalars.filter(isSeparator)
    guard let last = marks.last, let first = groups.first, let tail = groups.last else {
      return text.isEmpty ? nil : text
    }
    let isFraction = tail.count != 3 && marks.count { $0 == last } == 1
    let integer = isFraction ? groups.dropLast() : groups[...]
    guard integer.dropFirst().allSatisfy({ $0.count == 3 }),
      (1...3).contains(first.count)
        || integer.count == 1
    else { return nil }
    let whole = integer.joined()
    return isFraction ? "\(whole).\(tail)" : whole
  }
}
