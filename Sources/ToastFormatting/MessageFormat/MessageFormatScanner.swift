/// Walks over the bytes of a MessageFormat text.
struct MessageFormatScanner {
  let bytes: [UInt8]
  var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Passes a byte if it stands here.
  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Passes Pattern_White_Space. (UAX #31, section 4.)
  mutating func skipSpace() {
    while index < bytes.count {
      let length = Self.spaceLength(in: bytes, at: index)
      guard length > 0 else { return }
      index += length
    }
  }

  /// Passes a word: everything but Pattern_White_Space and Pattern_Syntax.
  mutating func word() -> String {
    let start = index
    while let byte, Self.spaceLength(in: bytes, at: index) == 0 {
      let length = Self.scalarLength(byte)
      guard !isSyntax(length: length) else { break }
      index = min(index + length, bytes.count)
    }
    return text(start..<index)
  }

  /// The character here, for a message.
  var character: String {
    guard let byte else { return "" }
    return text(index..<min(index + Self.scalarLength(byte), bytes.count))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the argument that opens at `start` closes, or `nil` if it never does.
  func end(ofArgumentAt start: Int) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  // MARK: Classes of characters

  static func scalarLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xFF: 4
    default: 1
    }
  }

  /// How many bytes of Pattern_White_Space stand at an index.
  static func spaceLength(in bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x09...0x0D, 0x20: 1
    case 0xC2 where bytes[index...].starts(with: [0xC2, 0x85]): 2
    case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80]) && index + 2 < bytes.count:
      // U+200E, U+200F, U+2028, U+2029.
      [0x8E, 0x8F, 0xA8, 0xA9].contains(bytes[index + 2]) ? 3 : 0
    default: 0
    }
  }

  /// Whether the character here is Pattern_Syntax. (UAX #31, section 4.)
  private func isSyntax(length: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 {
      let isLetter = (0x41...0x5A).contains(byte & 0xDF)
      return !isLetter && !(0x30...0x39).contains(byte) && byte != UInt8(ascii: "_") && byte > 0x20
        && byte < 0x7F
    }
    let end = min(index + length, bytes.count)
    guard let scalar = text(index..<end).unicodeScalars.first else { return false }
    switch scalar.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2010...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F,
      0xFE45, 0xFE46:
      return true
    default: return false
    }
  }
}
