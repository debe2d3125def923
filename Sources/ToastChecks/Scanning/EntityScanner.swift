/// Finds character references of HTML, whole and broken.
enum EntityScanner {
  private static let names: Set<String> = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "hellip", "mdash", "ndash", "bull",
    "middot", "laquo", "raquo", "euro", "times", "trade", "deg", "rarr", "larr", "ldquo", "rdquo",
    "lsquo", "rsquo",
  ]

  static func entities(in text: String) -> (whole: [Range<Int>], broken: [Range<Int>]) {
    let bytes = Array(text.utf8)
    var whole: [Range<Int>] = []
    var broken: [Range<Int>] = []
    for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
      var end = start + 1
      while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      let isNumber = name.hasPrefix("#") && name.utf8.count > 1
      guard isNumber || names.contains(name) else { continue }
      if end < bytes.count, bytes[end] == UInt8(ascii: ";") {
        whole.append(start..<end + 1)
      } else {
        broken.append(start..<end)
      }
    }
    return (whole, broken)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == 0x23
  }
}
