import ToastCatalogs

/// How texts are written into the bytes of a file.
struct FileNotation {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// Whether texts stand in the file as texts: a binary property list holds them otherwise.
  var isText: Bool {
    source.path.hasSuffix(".xcstrings") || PropertyListForm.detect(source) != .binary
  }

  /// The bytes of signs that no format has to escape, in the file's encoding.
  func bytes(of text: String) -> [UInt8] {
    switch source.encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { scalar in (0..<4).map { Self.byte(scalar, $0) } }
    case .utf32BigEndian:
      text.unicodeScalars.flatMap { scalar in (0..<4).reversed().map { Self.byte(scalar, $0) } }
    }
  }

  private static func byte(_ scalar: Unicode.Scalar, _ number: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: scalar.value >> (8 * number))
  }

  /// The place in a text of a byte of the file, or `nil` where no character of it begins there.
  static func offset(of place: Int, in value: String, _ places: ValuePlaces) -> Int? {
    var offset = 0
    for scalar in value.unicodeScalars {
      let start = places.range(offset..<offset).lowerBound
      if start == place { return offset }
      if start > place { return nil }
      offset += UTF8.width(scalar)
    }
    return places.range(offset..<offset).lowerBound == place ? offset : nil
  }
}
