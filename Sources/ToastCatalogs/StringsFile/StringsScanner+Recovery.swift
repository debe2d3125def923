import ToastText

extension StringsScanner {
  /// Reports what makes the file no Unicode text; the rest is read with replacement characters.
  mutating func reportEncoding() {
    for place in text.faults {
      log.report(
        "encoding", .error, "half a character stands here; save the file as UTF-8", at: place)
    }
    guard log.source.encoding == .utf8 else {
      guard log.source.markLength == 0 else { return }
      log.report(
        "encoding", .error,
        "the file is \(log.source.encoding.rawValue) without a byte order mark, which no reader but "
          + "this one takes; add the mark or save the file as UTF-8", at: nil)
      return
    }
    if let place = UTF8Validation.firstFault(in: bytes.span, 0..<bytes.count) {
      report(
        "byte 0x\(String(bytes[place], radix: 16, uppercase: true)) is no UTF-8; save the file as "
          + "UTF-8 or UTF-16 with a byte order mark", at: place, kind: "encoding")
    }
  }

  /// Reports what stands where something else should, and moves past it: to the end of its line, or
  /// past its semicolon.
  mutating func skipFault(_ expected: String) {
    let start = offset
    if matches([0x2A, 0x2F]) {
      offset += 2
      return report("‘*/’ ends no comment; comments do not nest, take it away", at: start)
    }
    while let byte, byte != 0x0A, byte != 0x0D, byte != UInt8(ascii: ";") { offset += 1 }
    let found = String(decoding: bytes[start..<offset], as: UTF8.self).shortened
    _ = accept(";")
    if Self.typographicQuotes.contains(where: { found.unicodeScalars.first == $0 }) {
      report(
        "‘\(found)’ begins with a typographic quote; write plain double quotes", at: start)
    } else if found.isEmpty, offset > start {
      report("‘;’ stands where \(expected) should; mend it", at: start)
    } else if found.isEmpty {
      report("the file ends where \(expected) should stand; add it", at: start)
    } else {
      report("‘\(found)’ stands where \(expected) should; mend it", at: start)
    }
  }

  private static let typographicQuotes: [Unicode.Scalar] = ["“", "”", "„", "‘", "’", "«", "＂", "「"]

  /// A quoted word whose closing quote is missing to the end of the file: it ends with its line.
  mutating func unclosed(_ quote: UInt8, from start: Int) -> StringsWord {
    report("the closing quote of this text is missing; add it", at: start)
    var end = start + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    offset = end
    if end > start + 1, bytes[end - 1] == UInt8(ascii: ";") {
      end -= 1
      offset = end
    }
    return word(start + 1..<end, quote, spansLines: false, isClosed: false)
  }

  /// A value whose closing quote is missing and that ran on into the next entry: it ends with its
  /// line, and reading goes on there.
  mutating func withoutClosingQuote(_ value: StringsWord) -> StringsWord {
    report("the closing quote of this text is missing; add it", at: value.start)
    var end = value.start + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    offset = end
    while end > value.start + 1, bytes[end - 1] == 0x20 { end -= 1 }
    if end > value.start + 1, bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return word(
      value.start + 1..<end, value.quote ?? UInt8(ascii: "\""), spansLines: false, isClosed: false)
  }

  /// A value with bare quotes inside, such as `"say "hi" now";`.
  ///
  /// It goes to the last quote before the semicolon of its line. `nil` where that is not what is
  /// wrong.
  mutating func withBareQuotes(_ value: StringsWord, end: Int) -> StringsWord? {
    guard let quote = value.quote, !value.spansLines, byte != nil, !keyFollows() else { return nil }
    var lineEnd = end
    while lineEnd < bytes.count, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
    guard offset < lineEnd else { return nil }
    var last = lineEnd - 1
    while last > end, bytes[last] <= 0x20 { last -= 1 }
    guard last > end, bytes[last] == UInt8(ascii: ";") else { return nil }
    last -= 1
    while last > end, bytes[last] <= 0x20 { last -= 1 }
    guard last >= end, bytes[last] == quote else { return nil }
    report(
      "a bare quote stands in the text; write ‘\\\(Character(Unicode.Scalar(quote)))’", at: end - 1)
    offset = lineEnd
    return word(value.start + 1..<last, quote, spansLines: false, isClosed: true)
  }

  /// A bare value of several words, such as `a = b c;`.
  ///
  /// It goes to the semicolon of its line. `nil` where that is not what is wrong.
  mutating func withBareBlanks(_ value: StringsWord) -> StringsWord? {
    guard value.quote == nil, let byte, Self.isBareWordByte(byte), !keyFollows() else { return nil }
    var last = offset
    while last < bytes.count, bytes[last] != UInt8(ascii: ";") {
      if bytes[last] == 0x0A || bytes[last] == 0x0D || bytes[last] == UInt8(ascii: "\"") {
        return nil
      }
      last += 1
    }
    guard last < bytes.count else { return nil }
    report("a text of several words needs quotes; put it in double quotes", at: value.start)
    offset = last + 1
    var word = value
    word.range = value.start..<last
    word.text = String(decoding: bytes[word.range], as: UTF8.self)
    return word
  }

  /// Whether a key and its equals sign stand next: then only the semicolon before is missing.
  func keyFollows() -> Bool {
    var ahead = self
    guard let word = ahead.word(), !word.spansLines else { return false }
    ahead.skipTrivia()
    return ahead.byte == UInt8(ascii: "=")
  }

  /// Moves past a list, a dictionary or data.
  mutating func skipNested() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"):
        depth -= 1
        offset += 1
        if depth <= 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = word()
      default:
        let start = offset
        skipTrivia()
        if offset == start { offset += 1 }
      }
    }
  }
}
