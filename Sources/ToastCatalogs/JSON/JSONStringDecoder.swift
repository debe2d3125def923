/// Unescapes one string token and finds what is wrong in it. (RFC 8259, section 7.)
struct JSONStringDecoder {
  struct Fault {
    var kind: String
    var message: String
    var offset: Int
  }

  private(set) var text = ""
  private(set) var faults: [Fault] = []

  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func decode() {
    while offset < end {
      let start = offset
      while offset < end, bytes[offset] != UInt8(ascii: "\\"), bytes[offset] >= 0x20 {
        offset += 1
      }
      appendPlain(start..<offset)
      guard offset < end else { return }
      if bytes[offset] == UInt8(ascii: "\\") { escape() } else { controlCharacter() }
    }
  }

  private mutating func appendPlain(_ range: Range<Int>) {
    if let valid = String(validating: bytes[range], as: UTF8.self) {
      text += valid
      return
    }
    text += String(decoding: bytes[range], as: UTF8.self)
    if let place = UTF8Validation.firstFault(in: bytes.span, range) {
      fault(
        "encoding",
        "byte 0x\(String(bytes[place], radix: 16, uppercase: true)) is no UTF-8; "
          + "save the file as UTF-8", at: place)
    }
  }

  private mutating func controlCharacter() {
    let byte = bytes[offset]
    let code = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - code.count) + code
    fault(
      "parse-error", "the control character \(name) stands bare in a string; escape it", at: offset)
    text.unicodeScalars.append(Unicode.Scalar(byte))
    offset += 1
  }

  private mutating func escape() {
    let start = offset
    offset += 1
    guard offset < end else {
      fault("escape", "a backslash ends the string; write ‘\\\\’ for a backslash", at: start)
      return
    }
    let letter = bytes[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      text.unicodeScalars.append(Unicode.Scalar(letter))
    case UInt8(ascii: "b"): text += "\u{8}"
    case UInt8(ascii: "f"): text += "\u{C}"
    case UInt8(ascii: "n"): text += "\n"
    case UInt8(ascii: "r"): text.unicodeScalars.append("\r")
    case UInt8(ascii: "t"): text += "\t"
    case UInt8(ascii: "u"): unicodeEscape(at: start)
    default:
      fault("escape", "JSON knows no such escape; write ‘\\\\’ for a backslash", at: start)
      // What follows the backslash stays; it may be the start of a longer character.
      offset -= 1
      if letter < 0x20 { controlCharacter() }
    }
  }

  private mutating func unicodeEscape(at start: Int) {
    guard let unit = hexDigits() else {
      fault("escape", "‘\\u’ needs four hexadecimal digits; write all four", at: start)
      text.unicodeScalars.append("\u{FFFD}")
      return
    }
    if let scalar = Unicode.Scalar(unit) {
      text.unicodeScalars.append(scalar)
      return
    }
    if unit < 0xDC00, let low = lowSurrogate() {
      let value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      return
    }
    let code = String(unit, radix: 16)
    fault(
      "encoding",
      "‘\\u\(code)’ is half of a surrogate pair; write both halves or the character itself",
      at: start)
    text.unicodeScalars.append("\u{FFFD}")
  }

  private mutating func lowSurrogate() -> UInt32? {
    let start = offset
    guard offset + 6 <= end, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    offset += 2
    if let unit = hexDigits(), (0xDC00...0xDFFF).contains(unit) { return unit }
    offset = start
    return nil
  }

  private mutating func hexDigits() -> UInt32? {
    guard offset + 4 <= end else { return nil }
    var value: UInt32 = 0
    for place in offset..<offset + 4 {
      guard let digit = bytes[place].hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    offset += 4
    return value
  }

  private mutating func fault(_ kind: String, _ message: String, at offset: Int) {
    faults.append(Fault(kind: kind, message: message, offset: offset))
  }
}
