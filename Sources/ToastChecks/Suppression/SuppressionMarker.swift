import ToastCatalogs

/// Looks for suppressions in the bytes of a file, so that few files are read twice.
enum SuppressionMarker {
  /// Whether a file may hold a suppression.
  static func stands(in source: SourceText) -> Bool {
    let opener = Array(SuppressionComment.opener.utf8)
    let (unit, first) = layout(of: source.encoding)
    let bytes = source.bytes
    return stands(opener, in: bytes.span, unit: unit, first: first)
  }

  private static func stands(
    _ opener: [UInt8], in bytes: Span<UInt8>, unit: Int, first: Int
  ) -> Bool {
    var start = first
    while start + (opener.count - 1) * unit < bytes.count {
      var count = 0
      while count < opener.count, bytes[start + count * unit] == opener[count] { count += 1 }
      if count == opener.count { return true }
      start += unit
    }
    return false
  }

  /// The size of a code unit, and which of its bytes holds an ASCII character.
  private static func layout(of encoding: SourceEncoding) -> (unit: Int, first: Int) {
    switch encoding {
    case .utf8: (1, 0)
    case .utf16LittleEndian: (2, 0)
    case .utf16BigEndian: (2, 1)
    case .utf32LittleEndian: (4, 0)
    case .utf32BigEndian: (4, 3)
    }
  }
}
