extension JSONScanner {
  /// Reads past the value that stands next as fast as bytes go by; faults in it stay unseen.
  package mutating func skipValue() {
    skipBlanks()
    guard offset < bytes.count else { return reportEnd() }
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      offset = Self.endOfContainer(bytes.span, from: offset)
      if offset == bytes.count, !openBrackets.isEmpty { reportEnd() }
      separator = .expected
    case UInt8(ascii: "\""):
      _ = string()
    default:
      if peek() != .missing { _ = scalar() }
    }
  }

  /// The place after the bracket that closes the one at an offset, or the end of the file.
  private static func endOfContainer(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        offset = endOfString(bytes, from: offset)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return offset }
      default:
        break
      }
    }
    return offset
  }

  /// The place after the quote that closes a string.
  @inline(__always)
  private static func endOfString(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return offset }
      if byte == UInt8(ascii: "\\") { offset = min(offset + 1, bytes.count) }
    }
    return offset
  }

  /// Reads past the value that stands next and reports every fault in it.
  package mutating func checkValue() {
    switch peek() {
    case .object:
      guard enterObject() else { return }
      while let key = nextKey() {
        _ = text(of: key)
        checkValue()
      }
    case .array:
      guard enterArray() else { return }
      while nextElement() { checkValue() }
    case .string:
      if let token = string() { _ = text(of: token) }
    case .scalar:
      _ = scalar()
    case .missing:
      break
    }
  }
}
