import ToastText

/// Reads the tokens of a `.strings` file from front to back.
struct StringsScanner {
  let text: DecodedText
  var log: ProblemLog
  /// The byte that is read next, in the decoded text.
  var offset = 0
  /// The end of the last word or sign.
  private(set) var endOfLastToken = 0

  let bytes: [UInt8]
  var comment: String?
  /// The line after the last line comment, which a further one goes on.
  var commentEnd = -1

  init(_ source: SourceText) {
    text = DecodedText(source)
    bytes = text.utf8
    log = ProblemLog(source)
  }

  /// The byte that stands next, or `nil` at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads a sign if it stands next.
  mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: sign) else { return false }
    offset += 1
    endOfLastToken = offset
    return true
  }

  mutating func report(
    _ message: String, at offset: Int, kind: String = "parse-error",
    _ severity: ProblemSeverity = .error
  ) {
    log.report(kind, severity, message, at: text.place(offset))
  }

  /// The word that stands next, quoted or bare; `nil` where there is none.
  mutating func word() -> StringsWord? {
    guard let first = byte else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    let start = offset
    while let byte, Self.isBareWordByte(byte) { offset += 1 }
    guard offset > start else { return nil }
    endOfLastToken = offset
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return StringsWord(
      text: text, range: start..<offset, start: start, quote: nil, spansLines: false,
      isClosed: true)
  }

  private mutating func quoted(_ quote: UInt8) -> StringsWord {
    let start = offset
    var place = offset + 1
    var spansLines = false
    while place < bytes.count, bytes[place] != quote {
      if bytes[place] == 0x0A || bytes[place] == 0x0D { spansLines = true }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { return unclosed(quote, from: start) }
    offset = place + 1
    endOfLastToken = offset
    return word(start + 1..<place, quote, spansLines: spansLines, isClosed: true)
  }

  /// A quoted word with the text of a range.
  mutating func word(
    _ range: Range<Int>, _ quote: UInt8, spansLines: Bool, isClosed: Bool
  ) -> StringsWord {
    var decoder = StringsDecoder(bytes, range)
    decoder.decode()
    for fault in decoder.faults {
      report(fault.message, at: fault.offset, kind: fault.kind, fault.severity)
    }
    return StringsWord(
      text: decoder.text, range: range, start: range.lowerBound - 1, quote: quote,
      spansLines: spansLines, isClosed: isClosed)
  }

  /// A bare word: ASCII letters, digits, and `_ $ / : . -`.
  static func isBareWordByte(_ byte: UInt8) -> Bool {
    if byte.isLetter || byte.isDigit { return true }
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      return true
    default:
      return false
    }
  }
}
