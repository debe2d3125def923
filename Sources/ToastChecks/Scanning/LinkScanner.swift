/// Finds URLs, mail addresses and targets of links in texts.
enum LinkScanner {
  /// The links of a text in order.
  static func links(in text: String) -> [TextLink] {
    let bytes = Array(text.utf8)
    return (urls(bytes) + emails(bytes) + targets(bytes)).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// The Markdown links `[text](target)`: where each begins, with its target.
  static func markdown(in text: String) -> [(start: Int, target: Range<Int>)] {
    markdown(Array(text.utf8))
  }

  /// How long the text or the target of a link may be, in bytes.
  private static let lengthLimit = 2_000

  private static func markdown(_ bytes: [UInt8]) -> [(start: Int, target: Range<Int>)] {
    var links: [(start: Int, target: Range<Int>)] = []
    var offset = 0
    while let middle = bytes[offset...].firstPlace(of: "](") {
      offset = middle + 2
      let near = max(0, middle - lengthLimit)
      guard let start = bytes[near..<middle].lastIndex(of: UInt8(ascii: "[")),
        let end = bytes[offset..<min(bytes.count, offset + lengthLimit)].firstIndex(where: {
          $0 == UInt8(ascii: ")") || $0 == 0x0A
        }),
        bytes[end] == UInt8(ascii: ")"), start == 0 || bytes[start - 1] != UInt8(ascii: "^")
      else { continue }
      links.append((start, offset..<end))
      offset = end
    }
    return links
  }

  private static func urls(_ bytes: [UInt8]) -> [TextLink] {
    var links: [TextLink] = []
    var offset = 0
    while let place = bytes[offset...].firstPlace(of: "://") {
      offset = place + 3
      var start = place
      while start > 0, isSchemeByte(bytes[start - 1]) { start -= 1 }
      var end = offset
      while end < bytes.count, isURLByte(bytes[end]) { end += 1 }
      // Signs of the sentence are none of the address.
      while end > offset, ".,;:!?'\")]*".utf8.contains(bytes[end - 1]) { end -= 1 }
      guard start < place, end > offset else { continue }
      links.append(link(.url, bytes, start..<end))
      offset = end
    }
    return links
  }

  private static func emails(_ bytes: [UInt8]) -> [TextLink] {
    var links: [TextLink] = []
    for place in bytes.indices where bytes[place] == UInt8(ascii: "@") {
      var start = place
      while start > 0, isLocalByte(bytes[start - 1]) { start -= 1 }
      var end = place + 1
      while end < bytes.count, isDomainByte(bytes[end]) { end += 1 }
      while end > place + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
      guard start < place, bytes[(place + 1)..<end].contains(UInt8(ascii: ".")) else { continue }
      // `%@domain.com` is a placeholder, not an address.
      guard start == 0 || bytes[start - 1] != UInt8(ascii: "%"), bytes[start] != UInt8(ascii: ".")
      else { continue }
      links.append(link(.email, bytes, start..<end))
    }
    return links
  }

  private static func targets(_ bytes: [UInt8]) -> [TextLink] {
    var ranges = markdown(bytes).map(\.target)
    for attribute in ["href=\"", "href='"] {
      var offset = 0
      while let place = bytes[offset...].firstPlace(of: attribute) {
        let start = place + attribute.utf8.count
        offset = start
        guard let end = bytes[start...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) else {
          break
        }
        ranges.append(start..<end)
        offset = end
      }
    }
    return ranges.filter { range in
      !range.isEmpty && bytes[range].firstPlace(of: "://") == nil
        && !bytes[range].contains(UInt8(ascii: "@"))
    }.map { link(.target, bytes, $0) }
  }

  private static func link(_ kind: TextLink.Kind, _ bytes: [UInt8], _ range: Range<Int>) -> TextLink
  {
    TextLink(kind: kind, text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == 0x2D
      || byte == 0x2B
  }

  /// The ASCII characters of a URL; other characters end it, as 在 does in a Chinese sentence.
  private static func isURLByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F
      && ![0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D].contains(byte)
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    isSchemeByte(byte) || byte == 0x2E || byte == 0x5F
  }

  private static func isDomainByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == 0x2D
      || byte == 0x2E
  }
}

extension ArraySlice<UInt8> {
  /// Where a text first stands.
  func firstPlace(of text: String) -> Int? {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, count >= pattern.count else { return nil }
    var place = startIndex
    while let found = self[place...].firstIndex(of: first), found + pattern.count <= endIndex {
      if self[found...].starts(with: pattern) { return found }
      place = found + 1
    }
    return nil
  }
}
