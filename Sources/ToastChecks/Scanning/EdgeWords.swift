/// Finds words at the beginning and at the end of a text.
enum EdgeWords {
  /// The longest of some words in lower case that a text begins or ends with, and where; `nil` also
  /// where the text is nothing but the word.
  static func find(
    _ words: [String], in text: String, _ locale: LocaleProfile
  ) -> (word: String, range: Range<Int>)? {
    let lowered = text.lowercased()
    guard lowered.utf8.count == text.utf8.count else { return nil }
    let bytes = Array(lowered.utf8)
    let size = bytes.count
    for word in words.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let length = word.utf8.count
      guard size > length else { continue }
      if lowered.hasSuffix(word), isApart(bytes, size - length, locale, word) {
        return (word, size - length..<size)
      }
      // Chinese, Japanese, Korean and German put the kind last; first it is another word's part.
      let isFirst = ["fr", "es", "it", "pt", "ar", "he", "th", "vi", "en"].contains(locale.language)
      if isFirst, lowered.hasPrefix(word), bytes[length] == 0x20, locale.language != "en" {
        return (word, 0..<length)
      }
    }
    return nil
  }

  /// Whether a word at the end is a word by itself; in unspaced languages it always is.
  private static func isApart(
    _ bytes: [UInt8], _ start: Int, _ locale: LocaleProfile, _ word: String
  ) -> Bool {
    if locale.isUnspaced || locale.language == "ko" { return true }
    let before = bytes[start - 1]
    if before == 0x20 || before == 0x2D { return true }
    // German compounds: Schließtaste.
    return locale.language == "de" && word.utf8.count > 4 && before >= 0x61
  }
}
