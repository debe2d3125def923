/// Finds words that stand twice in a row with nothing but spaces between.
enum RepeatedWords {
  /// The first such word in lower case, and where its second occurrence stands.
  static func first(in unit: TextUnit) -> (word: String, range: Range<Int>)? {
    // Two equal words need at least five bytes.
    guard unit.value.utf8.count >= 5 else { return nil }
    let bytes = unit.value.utf8.span
    var previous: Range<Int>?
    var start: Int?
    for offset in 0...bytes.count {
      let byte = offset < bytes.count ? bytes[offset] : 0x20
      if isWordByte(byte) {
        start = start ?? offset
      } else if let begin = start {
        let range = begin..<offset
        start = nil
        if let last = previous, last.count == range.count, isBoundary(bytes, last, range),
          let word = sameWord(bytes, last, range, in: unit.value)
        {
          return (word, range)
        }
        previous = byte == 0x20 ? range : nil
      } else if byte != 0x20 {
        previous = nil
      }
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// Whether both stand as words by themselves: no digit, hyphen or apostrophe beside them.
  private static func isBoundary(
    _ bytes: Span<UInt8>, _ first: Range<Int>, _ second: Range<Int>
  ) -> Bool {
    func isFree(_ place: Int) -> Bool {
      guard place >= 0, place < bytes.count else { return true }
      switch Unicode.Scalar(bytes[place]) {
      case "-", "'", "%", "@", "_", "$", "/", "0"..."9": return false
      default: return true
      }
    }
    return isFree(first.lowerBound - 1) && isFree(second.upperBound)
  }

  /// The word in lower case if two of the same length are equal; only the first letter may differ in
  /// case: “Die die”; “AM am” are two things.
  private static func sameWord(
    _ bytes: Span<UInt8>, _ first: Range<Int>, _ second: Range<Int>, in text: String
  ) -> String? {
    for distance in 1..<max(first.count, 1)
    where bytes[first.lowerBound + distance] != bytes[second.lowerBound + distance] {
      // Letters beyond ASCII may differ in their second byte.
      guard distance == 1, bytes[first.lowerBound] >= 0x80 else { return nil }
    }
    let utf8 = Array(text.utf8)
    let words = [first, second].map { String(decoding: utf8[$0], as: UTF8.self).lowercased() }
    guard words[0] == words[1], words[0].unicodeScalars.count > 1,
      words[0].unicodeScalars.allSatisfy(\.isLetter)
    else { return nil }
    return words[0]
  }
}
