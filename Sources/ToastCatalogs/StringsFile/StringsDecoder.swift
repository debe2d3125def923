import ToastText

/// Unescapes one quoted word of a `.strings` file as CoreFoundation does, and finds what is wrong.
struct StringsDecoder {
  struct Fault {
    var kind: String
    var severity: ProblemSeverity
    var message: String
    var offset: Int
  }

  private(set) var text = ""
  private(set) var faults: [Fault] = []

  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int
  /// The first half of a surrogate pair that waits for its second, and where it stands.
  private var high: (unit: UInt32, offset: Int)?

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func decode() {
    while offset < end {
      let start = offset
      while offset < end, bytes[offset] != UInt8(ascii: "\\") { offset += 1 }
      if offset > start {
        flushHigh()
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
      }
      if offset < end { escape() }
    }
    flushHigh()
  }

  private mutating func escape() {
    let start = offset
    offset += 1
    guard offset < end else {
      return fault("escape", .error, "a backslash ends the text; write ‘\\\\’ for one", at: start)
    }
    let letter = bytes[offset]
    offset += 1
    if letter == UInt8(ascii: "U") { return unicodeEscape(at: start) }
    flushHigh()
    switch letter {
    case UInt8(ascii: "a"): text += "\u{7}"
    case UInt8(ascii: "b"): text += "\u{8}"
    case UInt8(ascii: "f"): text += "\u{C}"
    case UInt8(ascii: "n"): text += "\n"
    case UInt8(ascii: "r"): text.unicodeScalars.append("\r")
    case UInt8(ascii: "t"): text += "\t"
    case UInt8(ascii: "v"): text += "\u{B}"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A, 0x0D:
      text.unicodeScalars.append(Unicode.Scalar(letter))
    case UInt8(ascii: "0")...UInt8(ascii: "7"): octalEscape(at: start)
    default: unknownEscape(letter, at: start)
    }
  }

  /// `\U` and up to four hexadecimal digits: one unit of UTF-16.
  private mutating func unicodeEscape(at start: Int) {
    var unit: UInt32 = 0
    var count = 0
    while count < 4, offset < end, let digit = bytes[offset].hexDigitValue {
      unit = unit << 4 | UInt32(digit)
      offset += 1
      count += 1
    }
    if count == 0 {
      fault("escape", .warning, "‘\\U’ without digits is a NUL; add four digits", at: start)
    } else if unit < 0x11, count == 4, hasFourMoreDigits {
      fault(
        "escape", .warning,
        "‘\\U’ takes four digits, and the others stay as text; write the character itself",
        at: start)
    }
    append(unit, at: start)
  }

  private var hasFourMoreDigits: Bool {
    offset + 4 <= end && bytes[offset..<offset + 4].allSatisfy { $0.hexDigitValue != nil }
  }

  private mutating func append(_ unit: UInt32, at start: Int) {
    if (0xDC00...0xDFFF).contains(unit), let first = high {
      high = nil
      let value = 0x10000 + (first.unit - 0xD800) << 10 + (unit - 0xDC00)
      return text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    flushHigh()
    if (0xD800...0xDBFF).contains(unit) {
      high = (unit, start)
    } else if let scalar = Unicode.Scalar(unit) {
      text.unicodeScalars.append(scalar)
    } else {
      loneSurrogate(unit, at: start)
    }
  }

  private mutating func flushHigh() {
    guard let first = high else { return }
    high = nil
    loneSurrogate(first.unit, at: first.offset)
  }

  private mutating func loneSurrogate(_ unit: UInt32, at start: Int) {
    fault(
      "encoding", .error,
      "‘\\U\(String(unit, radix: 16))’ is half of a surrogate pair; write both or the character itself",
      at: start)
    text.unicodeScalars.append("\u{FFFD}")
  }

  /// Up to three octal digits: one byte of the NEXTSTEP encoding.
  private mutating func octalEscape(at start: Int) {
    var value = 0
    var count = 0
    offset -= 1
    while count < 3, offset < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) {
      value = value << 3 | Int(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
      count += 1
    }
    text.unicodeScalars.append(NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value)))
  }

  /// CoreFoundation drops the backslash and keeps what follows.
  private mutating func unknownEscape(_ letter: UInt8, at start: Int) {
    offset -= 1
    let advice =
      letter == UInt8(ascii: "u")
      ? "‘\\u’ is no escape here and stays as the text ‘u’; write ‘\\U’"
      : "the backslash has no meaning here and is dropped; write ‘\\\\’ for a backslash"
    fault("escape", .warning, advice, at: start)
  }

  private mutating func fault(
    _ kind: String, _ severity: ProblemSeverity, _ message: String, at offset: Int
  ) {
    faults.append(Fault(kind: kind, severity: severity, message: message, offset: offset))
  }
}
