extension TextTraits {
  /// The traits of a text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8Span(Self.scan)
  }

  private static let asciiTable: [UInt64] = (0..<128).map { byte in
    ascii(Unicode.Scalar(UInt8(byte))).rawValue
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> TextTraits {
    switch scalar {
    case "%": .percent
    case "<", ">": .angle
    case "*", "_", "~": .asterisk
    case "[", "]": .bracket
    case "{", "}": .brace
    case "(", ")": .parenthesis
    case "`": .backtick
    case "&": .ampersand
    case "\\": .backslash
    case "@": .at
    case "/": .slash
    case ":": [.colon, .sentenceSign]
    case "0"..."9": .digit
    case "\n", "\r": .newline
    case "\t": []
    case "\0"..."\u{1F}", "\u{7F}": .control
    case ".": [.period, .sentenceSign]
    case ",", ";", "!", "?": .sentenceSign
    case "\"", "'": .quote
    case "^": .caret
    case "A"..."Z", "a"..."z": .latin
    default: []
    }
  }

  private static func scan(_ bytes: Span<UInt8>) -> TextTraits {
    var bits: UInt64 = 0
    var offset = 0
    var lastSpace = -2
    let table = asciiTable
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        bits |= table[Int(byte)]
        if byte == 0x20 {
          if lastSpace == offset - 1 { bits |= doubleSpace.rawValue }
          lastSpace = offset
        } else if byte == 0x28, offset > 0, bytes[offset - 1] == 0x24 {
          // `$(name)` is a placeholder like `{name}`.
          bits |= brace.rawValue
        }
        offset += 1
        continue
      }
      let (value, length) = scalar(bytes, at: offset)
      bits |= traits(of: value).rawValue
      offset += length
    }
    if bytes.count > 0 {
      if isBlank(scalar(bytes, at: 0).value) { bits |= startsBlank.rawValue }
      var last = bytes.count - 1
      while last > 0, bytes[last] & 0xC0 == 0x80 { last -= 1 }
      if isBlank(scalar(bytes, at: last).value) { bits |= endsBlank.rawValue }
    }
    return TextTraits(rawValue: bits)
  }

  /// The scalar at a byte of well-formed UTF-8, as strings always are.
  @inline(__always)
  private static func scalar(
    _ bytes: Span<UInt8>, at offset: Int
  ) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[offset])
    func rest(_ distance: Int) -> UInt32 {
      offset + distance < bytes.count ? UInt32(bytes[offset + distance] & 0x3F) : 0
    }
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | rest(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return ((lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
  }

  /// White space that has no business at the ends of a text. (UAX #44, White_Space.)
  static func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}

extension String {
  /// Hands over the bytes of the text.
  mutating func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(utf8.span)
  }
}
