private import ICUShims

/// In which direction a text runs. (UAX #9.)
package enum TextDirection: Hashable, Sendable {
  /// Latin, Chinese, Japanese and most others.
  case leftToRight
  /// Arabic, Hebrew, Persian, Urdu and others.
  case rightToLeft

  /// The direction of the first strong character outside isolates, or `nil` for a text without one.
  ///
  /// ```swift
  /// TextDirection(firstStrongOf: "3 ملفات")  // .rightToLeft
  /// ```
  package init?(firstStrongOf text: String) {
    // Most texts start with an ASCII letter, and no ASCII character opens an isolate.
    let first = text.utf8.first { $0 >= 0x80 || Self.isLetter($0) }
    guard let first else { return nil }
    if first < 0x80 {
      self = .leftToRight
      return
    }
    switch unsafe ShimText.withUTF8(text, { unsafe ics_bidi_first_strong($0, $1) }) {
    case 0: self = .leftToRight
    case 1: self = .rightToLeft
    default: return nil
    }
  }

  /// Whether a byte of UTF-8 may begin a character that runs from right to left, or makes others do
  /// so: none begins a letter of the Latin, Greek or Cyrillic script, a kana or a Han character.
  @inline(__always)
  package static func mayLeadRightToLeft(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xD6...0xDF, 0xE0, 0xE2, 0xEF, 0xF0: true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF)
  }

  /// Whether a text holds a character that runs from right to left, or makes others do so.
  package static func hasRightToLeft(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    return unsafe ShimText.withUTF8(text) { unsafe ics_bidi_has_right_to_left($0, $1) } == 1
  }
}
