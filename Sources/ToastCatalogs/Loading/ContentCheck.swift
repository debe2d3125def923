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

  /// Whether the first bytes hold controls as no text does: a tenth of them, or some among bytes that
  /// are no UTF-8 either; text in an old encoding has no controls.
  private static func isBinary(_ source: SourceText) -> Bool {
    guard source.encoding == .utf8, !source.bytes.starts(with: "bplist".utf8) else { return false }
    let sample = source.bytes.prefix(sampleSize)
    let controls = sample.count { $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1B }
    guard controls > 0 else { return false }
    if controls * 10 > sample.count { return true }
    let broken = String(decoding: sample, as: UTF8.self).unicodeScalars.count { $0 == "\u{FFFD}" }
    return controls * 50 > sample.count && broken * 20 > sample.count
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
