import ToastText

/// Takes an XML text apart into tags and text. (XML 1.0, as much of it as property lists use.)
///
/// Entities are never declared, expanded or loaded: a declaration is reported, so that no file can
/// blow up in memory or reach another file.
struct XMLScanner {
  let text: DecodedText
  var log: ProblemLog

  private let bytes: [UInt8]
  private(set) var offset = 0
  /// Where the attributes of the last start tag stand.
  private var attributes = 0..<0

  init(_ source: SourceText) {
    text = DecodedText(source)
    bytes = text.utf8
    log = ProblemLog(source)
    if source.encoding == .utf8,
      let place = UTF8Validation.firstFault(in: bytes.span, 0..<bytes.count)
    {
      report(
        "byte 0x\(String(bytes[place], radix: 16, uppercase: true)) is no UTF-8; save the file as UTF-8",
        at: place, kind: "encoding")
    }
    for place in text.faults {
      log.report(
        "encoding", .error, "half a character stands here; save the file as UTF-8", at: place)
    }
  }

  /// The bytes between the name of the last start tag and its end.
  var attributeBytes: ArraySlice<UInt8> { bytes[attributes] }

  mutating func report(
    _ message: String, at offset: Int, kind: String = "parse-error",
    _ severity: ProblemSeverity = .error
  ) {
    log.report(kind, severity, message, at: text.place(offset))
  }

  /// The next piece, or `nil` at the end.
  mutating func next() -> XMLToken? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else { return characters() }
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if next.isLetter || next == UInt8(ascii: "/") { return tag() }
      if matches("<!--") {
        skip(past: "-->", "this comment is never closed; add ‘-->’")
      } else if matches("<![CDATA[") {
        return section()
      } else if matches("<?") {
        skip(past: "?>", "this instruction is never closed; add ‘?>’")
      } else if matches("<!") {
        skipDeclaration()
      } else if !skipConflictMarker() {
        return tag()
      }
    }
    return nil
  }

  private func matches(_ sign: String) -> Bool { bytes[offset...].starts(with: sign.utf8) }

  private func find(_ sign: String, from start: Int) -> Int? {
    let sign = Array(sign.utf8)
    guard let first = sign.first else { return nil }
    var place = start
    while place + sign.count <= bytes.count {
      if bytes[place] == first, bytes[place...].starts(with: sign) { return place }
      place += 1
    }
    return nil
  }

  private mutating func skip(past sign: String, _ message: String) {
    let start = offset
    guard let end = find(sign, from: offset + 2) else {
      report(message, at: start)
      return offset = bytes.count
    }
    offset = end + sign.utf8.count
  }

  /// Moves past `<!DOCTYPE …>`, and reports the entities it declares.
  private mutating func skipDeclaration() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if matches("<!ENTITY") {
        report(
          "an entity is declared, which property lists do not have and which is not expanded; write "
            + "the text itself", at: offset, kind: "entity")
      }
      switch bytes[offset] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(bytes[offset])
      default: break
      }
      offset = min(offset + 1, bytes.count)
      if depth == 0 { return }
    }
    report("this declaration is never closed; add ‘>’", at: start)
  }

  /// Moves to the quote that closes the one here; a quote that is never closed is left alone.
  private mutating func skipQuoted(_ quote: UInt8) {
    var place = offset + 1
    while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "<") {
      place += 1
    }
    if place < bytes.count, bytes[place] == quote { offset = place }
  }

  private mutating func skipConflictMarker() -> Bool {
    guard ConflictMarker.begins(at: offset, in: bytes.span) else { return false }
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    reportConflict(start..<offset)
    return true
  }

  private mutating func reportConflict(_ range: Range<Int>) {
    let marker = String(decoding: bytes[range], as: UTF8.self).shortened
    report(
      "‘\(marker)’ is left over from a merge; keep one of the two versions", at: range.lowerBound,
      kind: "conflict-marker")
  }

  /// Text up to the next tag, without the markers of a merge.
  private mutating func characters() -> XMLToken {
    let start = offset
    var result = ""
    var plain = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "&") {
        result += String(decoding: bytes[plain..<offset], as: UTF8.self)
        result += reference()
        plain = offset
      } else if ConflictMarker.begins(at: offset, in: bytes.span) {
        result += String(decoding: bytes[plain..<offset], as: UTF8.self)
        _ = skipConflictMarker()
        plain = offset
      } else {
        offset += 1
      }
    }
    result += String(decoding: bytes[plain..<offset], as: UTF8.self)
    return .text(result, text.range(start..<offset))
  }

  private mutating func section() -> XMLToken {
    let start = offset + 9
    let end = find("]]>", from: start)
    if end == nil { report("this CDATA section is never closed; add ‘]]>’", at: offset) }
    let range = start..<(end ?? bytes.count)
    offset = end.map { $0 + 3 } ?? bytes.count
    return .text(String(decoding: bytes[range], as: UTF8.self), text.range(range))
  }

  private mutating func tag() -> XMLToken {
    let start = offset
    offset += 1
    let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let nameStart = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
    let attributesStart = offset
    skipAttributes()
    attributes = attributesStart..<offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
      report("this tag is never closed; add ‘>’", at: start)
      if name.isEmpty { offset = max(offset, start + 1) }
      return isEnd ? .end(name: name, at: start) : .start(name: name, isEmpty: true, at: start)
    }
    let isEmpty = bytes[offset - 1] == UInt8(ascii: "/")
    offset += 1
    return isEnd ? .end(name: name, at: start) : .start(name: name, isEmpty: isEmpty, at: start)
  }

  private mutating func skipAttributes() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != 0x3C {
      if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
        skipQuoted(bytes[offset])
      }
      offset += 1
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80
      || [0x2D, 0x2E, 0x3A, 0x5F].contains(byte)
  }
}

extension XMLScanner {
  /// A reference such as `&amp;` or `&#x3042;`, resolved; an unknown one is reported and kept as
  /// text.
  private mutating func reference() -> String {
    let start = offset
    var end = start + 1
    while end < bytes.count, end - start < 32,
      Self.isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: "#")
    {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      report("a bare ‘&’ stands in the text; write ‘&amp;’", at: start)
      offset = start + 1
      return "&"
    }
    offset = end + 1
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    if let text = Self.resolved(name) { return text }
    report(
      "the reference ‘&\(name);’ is not known; write the character itself", at: start,
      kind: "entity")
    return "&\(name);"
  }

  static func resolved(_ name: String) -> String? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    guard let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return String(Character(scalar))
  }
}
