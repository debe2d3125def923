/// Loops over bytes that go eight or sixteen at a time.
///
/// A part of a span whose length is a constant needs no bounds check inside, and the compiler turns
/// the loops over it into wide loads without an unsafe word here.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Eight bytes as one word, the first lowest; the caller has made sure that they are there.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, at offset: Int) -> UInt64 {
    let part = bytes.extracting(offset..<offset &+ 8)
    let low =
      UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
    let high =
      UInt64(part[4]) | UInt64(part[5]) << 8 | UInt64(part[6]) << 16 | UInt64(part[7]) << 24
    return low | high << 32
  }

  /// The end of a run of JSON's white space.
  @inline(__always)
  static func endOfBlanks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      offset += 1
      // An indentation of sixteen or more is usual.
      while offset <= bytes.count &- 8, word(bytes, at: offset) == 0x2020_2020_2020_2020 {
        offset += 8
      }
    }
    return offset
  }

  /// The end of a run of bytes that are neither a quote nor a backslash nor a control character.
  @inline(__always)
  static func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset <= bytes.count &- 8 {
      let word = word(bytes, at: offset)
      let stops =
        zeros(word ^ (ones &* 0x22)) | zeros(word ^ (ones &* 0x5C))
        | ((word &- ones &* 0x20) & ~word & highs)
      if stops != 0 { return offset + stops.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
      offset += 1
    }
    return offset
  }

  /// Whether a byte stands in a range.
  @inline(__always)
  static func contains(_ byte: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let part = bytes.extracting(range)
    var found: UInt8 = 0
    for offset in 0..<part.count { found |= part[offset] == byte ? 1 : 0 }
    return found != 0
  }

  /// The highest byte of a range, 0 where it is empty.
  @inline(__always)
  static func highest(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt8 {
    let part = bytes.extracting(range)
    var highest: UInt8 = 0
    for offset in 0..<part.count { highest = max(highest, part[offset]) }
    return highest
  }

  /// A word with the high bit set in the lowest zero byte; bytes above it may be set too.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
}
