/// Tells files that cannot be what their name says before a reader reports every byte of them.
enum ContentCheck {
  private static let sampleSize = 4096

  /// The reason not to read a file, or `nil`.
  static func error(in source: SourceText) -> CatalogError? {
    if isBinary(source) {
      return CatalogError(
        .binary, path: source.path, "the file is binary, not text; name a catalog")
    }
    guard CatalogPath.fileExtension(of: source.path) == "xcstrings",
      let first = firstUnlikelyByte(source)
    else { return nil }
    let sign = String(decoding: first, as: UTF8.self).shortened
    return CatalogError(
      .notJSON, path: source.path, "the file is no JSON: it begins with ‘\(sign)’, not with ‘{’")
  }

  /// Whether a tenth of the first bytes are controls that no text has.
  private static func isBinary(_ source: SourceText) -> Bool {
    guard source.encoding == .utf8, !source.bytes.starts(with: "bplist".utf8) else { return false }
    let sample = source.bytes.prefix(sampleSize)
    let controls = sample.count { $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1B }
    return controls * 10 > sample.count
  }

  /// The first word of a file that can be no JSON, not even faulty JSON.
  private static func firstUnlikelyByte(_ source: SourceText) -> ArraySlice<UInt8>? {
    guard source.encoding == .utf8 else { return nil }
    let bytes = source.bytes
    let start = ByteScan.endOfBlanks(bytes.span, from: source.markLength)
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "/"), 0: return nil
    case _ where ConflictMarker.begins(at: start, in: bytes.span): return nil
    default: return bytes[start...].prefix { $0 > 0x20 }.prefix(20)
    }
  }
}
