/// The lines that a merge leaves where two versions clash.
enum ConflictMarker {
  private static let length = 7

  /// Whether a line begins at an offset with seven times `<`, `=`, `>` or `|`.
  static func begins(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard offset + length <= bytes.count else { return false }
    let sign = bytes[offset]
    guard
      [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(sign)
    else { return false }
    if offset > 0, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D { return false }
    for place in offset..<offset + length where bytes[place] != sign { return false }
    let end = offset + length
    guard end < bytes.count else { return true }
    return bytes[end] == 0x20 || bytes[end] == 0x0A || bytes[end] == 0x0D
  }
}
