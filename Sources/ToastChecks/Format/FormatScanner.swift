/// Reads the conversions of a format from its bytes.
///
/// The grammar is that of Apple's string format specifiers and of C's `printf` (IEEE Std 1003.1,
/// fprintf): position, flags, width, precision, length, conversion.
struct FormatScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var counted = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan(into format: inout FormatString) {
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = start + 1
      if byte == UInt8(ascii: "%") {
        offset += 1
        format.addEscape(start..<offset)
      } else if bytes[offset...].starts(with: "arg".utf8), !isLetter(at: offset + 3) {
        offset += 3
        format.addGoverning(start..<offset)
      } else {
        conversion(from: start, into: &format)
      }
    }
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isLetter(at place: Int) -> Bool {
    place >= 0 && place < bytes.count && (0x41...0x5A).contains(bytes[place] & 0xDF)
  }

  private func isDigit(at place: Int) -> Bool {
    place >= 0 && place < bytes.count && (0x30...0x39).contains(bytes[place])
  }

  /// The parts of a conversion before its letter.
  private struct Parts {
    var position: Int?
    var precision: String?
    var stars = 0
    var longs = 0
    var hasSpace = false
    var isBare = true
    /// Whether length modifiers stand there, and whether they are `l`s alone.
    var lettersBeforeConversion = false
    var hasOnlyL = true
  }

  private mutating func conversion(from start: Int, into format: inout FormatString) {
    var parts = Parts()
    if let reference = reference(from: start, position: nil) { return format.add(reference) }
    readPosition(&parts)
    if let reference = reference(from: start, position: parts.position) {
      return format.add(reference)
    }
    readFlags(&parts)
    readSize(&parts)
    guard let letter = byte, let kind = ArgumentKind(conversion: letter) else {
      offset = start + 1
      // “50 %” at the end of a sentence, “%)”.
      return format.addStray(.lone, start..<start + 1)
    }
    if isProse(start, letter, parts) {
      offset = start + 1
      return format.addStray(.prose, start..<start + 1)
    }
    offset += 1
    if parts.hasSpace, letter == UInt8(ascii: "@") || parts.isBare {
      return format.addStray(.spaced, start..<offset)
    }
    add(kind, letter, parts, start..<offset, to: &format)
  }

  private mutating func add(
    _ kind: ArgumentKind, _ letter: UInt8, _ parts: Parts, _ range: Range<Int>,
    to format: inout FormatString
  ) {
    // A width or precision of `*` takes an argument of its own, before the value.
    for _ in 0..<parts.stars {
      counted += 1
      format.add(
        FormatSpecifier(
          range: range, position: counted, isWritten: false, kind: .integer, isLong: false,
          precision: nil, hasSpace: false, text: "*"))
    }
    if parts.position == nil { counted += 1 }
    let isUpper = [UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O")].contains(letter)
    format.add(
      FormatSpecifier(
        range: range, position: parts.position ?? counted, isWritten: parts.position != nil,
        kind: kind, isLong: parts.longs > 0 || isUpper, precision: parts.precision,
        hasSpace: parts.hasSpace, text: String(decoding: bytes[range], as: UTF8.self)))
  }

  private mutating func readPosition(_ parts: inout Parts) {
    let start = offset
    let value = number()
    if let value, value > 0, byte == UInt8(ascii: "$") {
      offset += 1
      parts.position = value
      parts.isBare = false
    } else {
      offset = start
    }
  }

  private mutating func readFlags(_ parts: inout Parts) {
    while let flag = byte {
      switch Unicode.Scalar(flag) {
      case " ": parts.hasSpace = true
      case "-", "+", "0", "#", "'": parts.isBare = false
      default: return
      }
      offset += 1
    }
  }

  private mutating func readSize(_ parts: inout Parts) {
    readCount(&parts)
    if byte == UInt8(ascii: ".") {
      offset += 1
      let start = offset
      readCount(&parts)
      parts.precision = String(decoding: bytes[start..<offset], as: UTF8.self)
      parts.isBare = false
    }
    while let length = byte {
      switch Unicode.Scalar(length) {
      case "l", "q", "j", "z", "t", "L": parts.longs += 1
      case "h": break
      default: return
      }
      if length != UInt8(ascii: "l") { parts.hasOnlyL = false }
      parts.lettersBeforeConversion = true
      offset += 1
      parts.isBare = false
    }
  }

  private mutating func readCount(_ parts: inout Parts) {
    if byte == UInt8(ascii: "*") {
      offset += 1
      parts.stars += 1
      parts.isBare = false
    } else if number() != nil {
      parts.isBare = false
    }
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = byte, (0x30...0x39).contains(digit) {
      value = min((value ?? 0) * 10 + Int(digit - 0x30), 100_000)
      offset += 1
    }
    return value
  }

  /// `%#@NAME@`.
  private mutating func reference(from start: Int, position: Int?) -> FormatString.Reference? {
    guard bytes[offset...].starts(with: "#@".utf8),
      let end = bytes[(offset + 2)...].firstIndex(of: UInt8(ascii: "@")), end > offset + 2
    else { return nil }
    let name = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
    offset = end + 1
    return FormatString.Reference(name: name, position: position, range: start..<offset)
  }

  /// Whether a percent sign belongs to prose: “50% off”, “100 % de”, “20%discount”, “%0 cores”.
  private func isProse(_ start: Int, _ letter: UInt8, _ parts: Parts) -> Bool {
    guard letter != UInt8(ascii: "@") else { return false }
    let wordGoesOn = isLetter(at: offset + 1) || isApostrophe(at: offset + 1)
    guard parts.hasSpace else {
      return parts.isBare && wordGoesOn && isDigit(at: start - 1)
    }
    // The space flag comes first, and means something for signed numbers only.
    let comesFirst = bytes[start + 1] == UInt8(ascii: " ")
    let isWord = parts.lettersBeforeConversion && !parts.hasOnlyL
    return wordGoesOn || !isSigned(letter) || !comesFirst || isWord
  }

  /// The apostrophes of “50 % d’économies”.
  private func isApostrophe(at place: Int) -> Bool {
    guard place < bytes.count else { return false }
    return bytes[place] == UInt8(ascii: "'") || bytes[place...].starts(with: "’".utf8)
  }

  private func isSigned(_ letter: UInt8) -> Bool {
    ["d", "i", "f", "g"].contains(Unicode.Scalar(letter))
  }
}
