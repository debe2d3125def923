import ToastText

extension JSONScanner {
  /// Reports a byte order mark, and an encoding JSON does not know.
  mutating func checkEncoding() {
    guard source.encoding == .utf8 else {
      log.report(
        "encoding", .error, "the file is \(source.encoding.rawValue); save it as UTF-8", at: nil)
      offset = bytes.count
      reportedEnd = true
      return
    }
    guard source.markLength > 0 else { return }
    log.report(
      "bom", .warning,
      "the file begins with a byte order mark, which JSON forbids; save it without",
      at: 0)
  }

  /// Reports, once, that the file ends before its brackets are closed.
  mutating func reportEnd() {
    guard !reportedEnd else { return }
    reportedEnd = true
    let advice =
      switch openBrackets.count {
      case 0: "nothing stands in it; write a JSON object"
      case 1: "a bracket is still open; close it"
      default: "\(openBrackets.count) brackets are still open; close them"
      }
    log.report("parse-error", .error, "the file ends too early: \(advice)", at: bytes.count)
  }

  /// Whether a byte may begin something that JSON does not have but that can be stepped over.
  func isForeign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"),
      UInt8(ascii: "/"), 0:
      true
    default: false
    }
  }

  /// Steps over a conflict marker, a comment or a run of NUL bytes, and reports it.
  mutating func skipForeignText() -> Bool {
    let start = offset
    if ConflictMarker.begins(at: offset, in: bytes.span) {
      skipLine()
      let marker = String(decoding: bytes[start..<offset], as: UTF8.self).shortened
      log.report(
        "conflict-marker", .error,
        "‘\(marker)’ is left over from a merge; keep one of the two versions", at: start)
      separator = .any
      return true
    }
    if bytes[offset] == 0 {
      while offset < bytes.count, bytes[offset] == 0 { offset += 1 }
      log.report("parse-error", .error, "a NUL byte stands here; take it away", at: start)
      return true
    }
    guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    log.report("parse-error", .error, "JSON has no comments; take this away", at: start)
    return true
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  private mutating func skipBlockComment() {
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), offset + 1 < bytes.count,
        bytes[offset + 1] == UInt8(ascii: "/")
      {
        offset += 2
        return
      }
      offset += 1
    }
  }

  /// Reports text that has no place here and moves past it: to the next separator, bracket or line.
  mutating func skipUnexpected(_ expected: String) {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        break
      }
      if byte == 0x0A || byte == 0x0D || (byte == UInt8(ascii: "\"") && offset > start) { break }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        skipValue()
        break
      }
      offset += 1
    }
    let end = min(offset, start + 80)
    let found = String(decoding: bytes[start..<end], as: UTF8.self).shortened
    log.report(
      "parse-error", .error, "‘\(found)’ stands where \(expected) should; mend it", at: start)
    separator = .any
  }
}
