/// Finds UTF-8 that was read as Windows-1252 or Latin-1: `Ã©` for é, `ã‚` for あ.
///
/// A letter before a closing quote makes a sequence too (“Spaß“, “CAFÉ”), so a single one counts only
/// where it is one of the usual slips; others must come in a row.
enum Mojibake {
  /// A sequence of UTF-8 whose bytes stand as characters.
  private struct Sequence {
    var range: Range<Int>
    var scalars: ArraySlice<Unicode.Scalar>
    var meant: Unicode.Scalar
  }

  /// Where it first stands, and what it stands for.
  static func first(in text: String) -> (range: Range<Int>, meant: String)? {
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    var index = 0
    while index < scalars.count {
      guard let sequence = sequence(scalars, at: index, offset) else {
        offset += UTF8.width(scalars[index])
        index += 1
        continue
      }
      let next = self.sequence(
        scalars, at: index + sequence.scalars.count, sequence.range.upperBound)
      if isUsual(sequence) || next != nil { return (sequence.range, String(sequence.meant)) }
      offset = sequence.range.upperBound
      index += sequence.scalars.count
    }
    return nil
  }

  private static func sequence(
    _ scalars: [Unicode.Scalar], at index: Int, _ offset: Int
  ) -> Sequence? {
    guard index < scalars.count, let lead = byte(scalars[index]), (0xC2...0xF4).contains(lead)
    else {
      return nil
    }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let part = scalars[index..<min(index + length, scalars.count)]
    let bytes = part.compactMap(byte)
    guard bytes.count == length, bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return nil
    }
    let decoded = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard decoded.count == 1, let meant = decoded.first, meant != "\u{FFFD}" else { return nil }
    let end = part.reduce(offset) { $0 + UTF8.width($1) }
    return Sequence(range: offset..<end, scalars: part, meant: meant)
  }

  /// Whether a sequence is a slip by itself: an accented letter or a sign of Latin-1, a quotation mark or
  /// dash, or anything with a control character in it.
  private static func isUsual(_ sequence: Sequence) -> Bool {
    let trail = sequence.scalars.dropFirst()
    if trail.contains(where: { (0x80...0x9F).contains($0.value) }) { return true }
    switch sequence.scalars.first {
    case "Ã": return true
    case "Â": return ![0xAB, 0xBB, 0xBF, 0xA1].contains(sequence.meant.value)
    case "â": return trail.first == "€"
    default: return false
    }
  }

  /// The byte that Windows-1252 stores a character beyond ASCII in, or `nil`.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if (0x80...0xFF).contains(scalar.value) { return UInt8(scalar.value) }
    return windows[scalar.value]
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F. (Unicode, CP1252.TXT)
  private static let windows: [UInt32: UInt8] = [
    0x20AC: 0x80, 0x201A: 0x82, 0x0192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86,
    0x2021: 0x87, 0x02C6: 0x88, 0x2030: 0x89, 0x0160: 0x8A, 0x2039: 0x8B, 0x0152: 0x8C,
    0x017D: 0x8E, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93, 0x201D: 0x94, 0x2022: 0x95,
    0x2013: 0x96, 0x2014: 0x97, 0x02DC: 0x98, 0x2122: 0x99, 0x0161: 0x9A, 0x203A: 0x9B,
    0x0153: 0x9C, 0x017E: 0x9E, 0x0178: 0x9F,
  ]
}
