/// How the characters of a file are stored, told by its byte order mark.
package enum SourceEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8, with or without a mark.
  case utf8 = "UTF-8"
  /// UTF-16, the low byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16, the high byte first.
  case utf16BigEndian = "UTF-16BE"
  /// UTF-32, the low byte first.
  case utf32LittleEndian = "UTF-32LE"
  /// UTF-32, the high byte first.
  case utf32BigEndian = "UTF-32BE"

  /// The encoding of a file and the length of its byte order mark, 0 where it has none.
  ///
  /// A file without a mark is taken as UTF-8, unless every other byte of its first four is NUL: then it
  /// is UTF-16 that lacks its mark. (The Unicode Standard, section 23.8.)
  package static func detect(_ bytes: [UInt8]) -> (encoding: SourceEncoding, markLength: Int) {
    let start = bytes.prefix(4)
    // UTF-32 comes first: its little-endian mark begins with that of UTF-16.
    if start.elementsEqual([0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if start.elementsEqual([0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if start.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if start.count == 4 {
      let isNUL = start.map { $0 == 0 }
      if isNUL == [false, true, false, true] { return (.utf16LittleEndian, 0) }
      if isNUL == [true, false, true, false] { return (.utf16BigEndian, 0) }
    }
    return (.utf8, start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The size of a code unit in bytes.
  package var unitSize: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// The code unit at an offset, or `nil` where the file ends before it does.
  package func unit(in bytes: Span<UInt8>, at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= bytes.count - unitSize else { return nil }
    switch self {
    case .utf8:
      return UInt32(bytes[offset])
    case .utf16LittleEndian:
      return UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
    case .utf16BigEndian:
      return UInt32(bytes[offset]) << 8 | UInt32(bytes[offset + 1])
    case .utf32LittleEndian:
      return UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
        | UInt32(bytes[offset + 2]) << 16 | UInt32(bytes[offset + 3]) << 24
    case .utf32BigEndian:
      return UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
        | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
    }
  }

  /// Whether a code unit begins a Unicode scalar rather than going on with one.
  package func beginsScalar(_ unit: UInt32) -> Bool {
    switch self {
    case .utf8: unit & 0xC0 != 0x80
    case .utf16LittleEndian, .utf16BigEndian: unit & 0xFC00 != 0xDC00
    case .utf32LittleEndian, .utf32BigEndian: true
    }
  }
}
