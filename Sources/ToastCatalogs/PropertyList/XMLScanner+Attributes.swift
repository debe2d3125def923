extension XMLScanner {
  /// The value of an attribute of the last start tag, or `nil`.
  ///
  /// White space in it is read as a blank, references are resolved. (XML 1.0, section 3.3.3.)
  func attribute(_ name: String) -> String? {
    var rest = attributeBytes
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let found = String(decoding: rest[..<equals], as: UTF8.self).trimmedBlanks
      rest = rest[(equals + 1)...].drop { Self.isBlank($0) }
      guard let quote = rest.first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { return nil }
      if found == name { return Self.value(rest[(rest.startIndex + 1)..<end]) }
      rest = rest[(end + 1)...]
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&"), let end = rest.prefix(32).firstIndex(of: UInt8(ascii: ";")),
        let text = resolved(String(decoding: rest[..<end], as: UTF8.self))
      {
        result += text.utf8
        rest = rest[(end + 1)...]
      } else {
        result.append(isBlank(byte) ? 0x20 : byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
