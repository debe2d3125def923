public import ToastText

/// Reads XLIFF 1.2, whatever tool wrote it.
///
/// Alternative translations, segments and the headers of tools are passed over; of inline elements
/// the text stays. Entities are never expanded. Every fault is a problem with its place, and the
/// next unit is read.
public enum XLIFFReader {
  /// The document in the bytes of a file.
  public static func read(
    bytes: [UInt8], file: String
  ) -> (document: XLIFFDocument, problems: [Problem]) {
    var parser = XLIFFParser(SourceText(path: file, bytes: lineFeeds(bytes)))
    parser.parse()
    return (parser.document, parser.problems)
  }

  /// The bytes with each line break as a line feed. (XML 1.0, section 2.11.)
  private static func lineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D), SourceEncoding.detect(bytes).0 == .utf8 else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (offset, byte) in bytes.enumerated() {
      if byte != 0x0D {
        result.append(byte)
      } else if offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A {
        result.append(0x0A)
      }
    }
    return result
  }
}
