/// Finds terms in texts: whole words where a language has spaces, anywhere where it has none.
enum TermScanner {
  /// Whether a text has a term, in whatever case.
  static func contains(_ term: String, in text: String, _ locale: LocaleProfile) -> Bool {
    range(of: term, in: text, locale) != nil
  }

  /// Where a term first stands, in UTF-8 bytes.
  static func range(of term: String, in text: String, _ locale: LocaleProfile) -> Range<Int>? {
    guard !term.isEmpty else { return nil }
    let folded = text.lowercased()
    // Lower case of another length would shift the places; then the exact spelling is looked for.
    let isSafe = folded.utf8.count == text.utf8.count
    let bytes = Array((isSafe ? folded : text).utf8)
    let pattern = isSafe ? term.lowercased() : term
    var offset = 0
    while let place = bytes[offset...].firstPlace(of: pattern) {
      let end = place + pattern.utf8.count
      if locale.isUnspaced
        || !continuesWord(bytes, before: place) && !continuesWord(bytes, after: end)
      {
        return place..<end
      }
      offset = place + 1
    }
    return nil
  }

  private static func continuesWord(_ bytes: [UInt8], before place: Int) -> Bool {
    guard place > 0 else { return false }
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars.first?.isWordPart
      ?? false
  }

  private static func continuesWord(_ bytes: [UInt8], after place: Int) -> Bool {
    guard place < bytes.count else { return false }
    let rest = bytes[place..<min(place + 4, bytes.count)]
    return String(decoding: rest, as: UTF8.self).unicodeScalars.first?.isWordPart ?? false
  }
}

extension Unicode.Scalar {
  /// Whether it goes on with a word of a language with spaces.
  fileprivate var isWordPart: Bool { (isLetter && !isIdeograph) || isASCIIDigit }
}
