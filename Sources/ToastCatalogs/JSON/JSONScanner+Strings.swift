import ToastText

extension JSONScanner {
  /// Reads the string that stands next, or `nil` where it is something else (nothing is read then).
  package mutating func string() -> JSONString? {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
    let start = offset + 1
    var isPlain = true
    var place = start
    while true {
      place = Self.endOfPlainText(bytes.span, from: place)
      guard place < bytes.count else { return unterminated(from: start, to: place) }
      switch bytes[place] {
      case UInt8(ascii: "\""):
        offset = place + 1
        separator = .expected
        return JSONString(range: start..<place, isPlain: isPlain)
      case UInt8(ascii: "\\"):
        isPlain = false
        // A backslash at the very end of the file has nothing to escape.
        place = min(place + 2, bytes.count)
      case 0x0A, 0x0D:
        isPlain = false
        if lineEndsString(at: place) { return unterminated(from: start, to: place) }
        place += 1
      default:
        isPlain = false
        place += 1
      }
    }
  }

  /// The end of a run of bytes that need no second look.
  @inline(__always)
  private static func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      offset += 1
    }
    return offset
  }

  /// Ends a string whose closing quote is missing, leaving a comma at its end to the object.
  private mutating func unterminated(from start: Int, to end: Int) -> JSONString {
    var end = end
    while end > start, bytes[end - 1] == 0x0D || bytes[end - 1] == 0x20 { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    log.report(
      "parse-error", .error, "the closing quote of this string is missing; add it", at: start - 1)
    offset = end
    separator = .expected
    return JSONString(range: start..<end, isPlain: false)
  }

  /// Whether a line break in a string rather means that the closing quote is missing: the next line
  /// begins with a closing bracket, a comma or a key.
  private func lineEndsString(at lineBreak: Int) -> Bool {
    var place = lineBreak
    while place < bytes.count, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[place]) { place += 1 }
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
      return true
    case UInt8(ascii: "\""):
      place += 1
      while place < bytes.count, ![0x0A, 0x0D, UInt8(ascii: "\"")].contains(bytes[place]) {
        place += 1
      }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return false }
      place += 1
      while place < bytes.count, bytes[place] == 0x20 { place += 1 }
      return place < bytes.count && bytes[place] == UInt8(ascii: ":")
    default:
      return false
    }
  }

  /// Whether the bytes of a string are exactly a text, without decoding them.
  package func isEqual(_ token: JSONString, to text: String) -> Bool {
    let utf8 = text.utf8
    guard token.isPlain, token.range.count == utf8.count else { return false }
    var offset = token.range.lowerBound
    for byte in utf8 {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// The text of a string, unescaped; faults in it are reported.
  package mutating func text(of token: JSONString) -> String {
    if token.isPlain {
      if let text = String(validating: bytes[token.range], as: UTF8.self) { return text }
    }
    var decoder = JSONStringDecoder(bytes, token.range)
    decoder.decode()
    for fault in decoder.faults {
      log.report(fault.kind, .error, fault.message, at: fault.offset)
    }
    return decoder.text
  }
}
