/// Finds words that stand twice in a row with nothing but spaces between.
enum RepeatedWords {
  /// The first such word in lower case, and where its second occurrence stands.
  static func first(in unit: TextUnit) -> (word: String, range: Range<Int>)? {
    let value = unit.value
    // Two equal words need at least five bytes.
    guard value.utf8.count >= 5 else { return nil }
    let bytes = Array(value.utf8)
    var previous: Range<Int>?
    var start: Int?
    for offset in 0...bytes.count {
      let byte = offset < bytes.count ? bytes[offset] : 0x20
      let isWord = (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80 || byte >= 0x80
      if isWord {
        start = start ?? offset
        continue
      }
      if let begin = start {
        let range = begin..<offset
        start = nil
        if let last = previous, isBoundary(bytes, last, range),
          equal(bytes, last, range)
        {
          let word = String(decoding: bytes[range], as: UTF8.self)
          if word.unicodeScalars.allSatisfy(\.isLetter), word.unicodeScalars.count > 1 {
            return (word.lowercased(), range)
          }
        }
        previous = byte == 0x20 ? range : nil
      } else if byte != 0x20 {
        previous = nil
      }
    }
    return nil
  }

  /// Whether both stand as words by themselves: no digit, hyphen or apostrophe beside them.
  private static func isBoundary(_ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>)
    -> Bool
  {
    func isFree(_ place: Int) -> Bool {
      guard bytes.indices.contains(place) else { return true }
      let byte = bytes[place]
      return
        !(byte == 0x2D || byte == 0x27 || byte == 0x25 || byte == 0x40 || byte == 0x5F
        || byte == 0x24 || byte == 0x2F || (0x30...0x39).contains(byte))
    }
    return isFree(first.lowerBound - 1) && isFree(second.upperBound)
  }

  private static func equal(_ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    if bytes[first].elementsEqual(bytes[second]) { return true }
    // Only the first letter may differ in case: “Die die”; “AM am” are two things.
    guard
      bytes[first].dropFirst().elementsEqual(bytes[second].dropFirst())
        || bytes[first.lowerBound] >= 0x80
    else { return false }
    return String(decoding: bytes[first], as: UTF8.self).lowercased()
      == String(decoding: bytes[second], as: UTF8.self).lowercased()
  }
}
