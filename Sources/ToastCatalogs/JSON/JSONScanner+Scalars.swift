import ToastText

extension JSONScanner {
  /// Reads the number, `true`, `false` or `null` that stands next; anything else is reported and
  /// read as `null`.
  package mutating func scalar() -> JSONValue {
    skipBlanks()
    let start = offset
    while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    separator = .expected
    switch word {
    case "null": return JSONValue(.null, range: start..<offset)
    case "true": return JSONValue(.boolean(true), range: start..<offset)
    case "false": return JSONValue(.boolean(false), range: start..<offset)
    case "":
      skipUnexpected("a value")
      separator = .expected
      return JSONValue(.null, range: start..<offset)
    default: break
    }
    if JSONNumber.isValid(bytes.span, start..<offset) {
      return JSONValue(.number(word), range: start..<offset)
    }
    log.report("parse-error", .error, Self.advice(on: word), at: start)
    // A number that only its spelling spoils keeps its value.
    let isNumber = word.utf8.last?.isDigit == true && Double(word) != nil
    return JSONValue(isNumber ? .number(word) : .null, range: start..<offset)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80
      || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
  }

  private static func advice(on word: String) -> String {
    let advice =
      switch word.lowercased() {
      case "true", "false", "null": "write ‘\(word.lowercased())’"
      case "none", "nil", "undefined", "nan", "infinity", "-infinity": "write ‘null’"
      case _ where word.utf8.first?.isDigit == true || word.hasPrefix("-"):
        "write a number as ‘1’, ‘-0.5’ or ‘1e3’"
      default: "put text in double quotes"
      }
    return "‘\(word.shortened)’ is no JSON value; \(advice)"
  }
}
