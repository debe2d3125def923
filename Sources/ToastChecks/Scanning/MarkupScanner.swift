/// Finds tags and Markdown in texts.
enum MarkupScanner {
  /// Elements that have no end tag. (HTML, void elements.)
  private static let voidNames: Set<String> = [
    "br", "hr", "img", "input", "wbr", "meta", "link", "source",
  ]

  /// Elements that texts of interfaces use.
  static let knownNames: Set<String> = [
    "a", "abbr", "b", "big", "br", "center", "code", "del", "div", "em", "font", "g", "h1", "h2",
    "h3", "h4", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "rp", "rt",
    "ruby", "s", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "ul", "x", "wbr",
  ]

  /// The tags of a text in order.
  static func tags(in text: String) -> [MarkupTag] {
    let bytes = Array(text.utf8)
    var tags: [MarkupTag] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start + 1
      guard let tag = tag(bytes, at: start) else { continue }
      tags.append(tag)
      offset = tag.range.upperBound
    }
    return tags
  }

  private static func tag(_ bytes: [UInt8], at start: Int) -> MarkupTag? {
    var offset = start + 1
    let isClosing = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let nameStart = offset
    while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
    guard offset > nameStart, (0x41...0x5A).contains(bytes[nameStart] & 0xDF) else { return nil }
    let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self).lowercased()
    // Attributes; another angle bracket means that this is none.
    guard let end = bytes[offset...].firstIndex(where: { $0 == 0x3E || $0 == 0x3C }),
      bytes[end] == UInt8(ascii: ">")
    else { return nil }
    if offset < end, ![0x20, 0x2F, 0x0A, 0x09].contains(bytes[offset]) { return nil }
    let isEmpty = bytes[end - 1] == UInt8(ascii: "/") || voidNames.contains(name)
    let kind: MarkupTag.Kind = isClosing ? .close : isEmpty ? .empty : .open
    return MarkupTag(name: name, kind: kind, range: start..<end + 1)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == 0x2D
      || byte == 0x5F
  }

  /// The first tag that is not closed, or closes none; `nil` where all is in pairs.
  ///
  /// The order of pairs does not matter: `<b><i></b></i>` is shown by every reader.
  static func unpaired(_ tags: [MarkupTag]) -> MarkupTag? {
    var open: [MarkupTag] = []
    for tag in tags {
      switch tag.kind {
      case .empty: continue
      case .open:
        // Nobody nests so deep; a text of nothing but tags must not take for ever.
        if open.count < 100 { open.append(tag) }
      case .close:
        guard let index = open.lastIndex(where: { $0.name == tag.name }) else { return tag }
        open.remove(at: index)
      }
    }
    return open.first
  }

  /// Where a Markdown sign of emphasis stands, such as `**`.
  static func signs(_ sign: String, in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    let pattern = Array(sign.utf8)
    var places: [Int] = []
    var offset = 0
    while offset + pattern.count <= bytes.count {
      guard bytes[offset...].starts(with: pattern) else {
        offset += 1
        continue
      }
      if offset == 0 || bytes[offset - 1] != UInt8(ascii: "\\") { places.append(offset) }
      offset += pattern.count
    }
    return places
  }
}
