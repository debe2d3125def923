import ToastText

/// Where the lines of a file start, and how many scalars stand before each block of it.
///
/// The blocks keep a position cheap in a file that is one line of many megabytes.
struct SourceIndex: Sendable {
  private static let blockSize = 1024

  private let encoding: SourceEncoding
  private let markLength: Int
  private var lineStarts: [Int]
  private var scalarsBeforeBlock: [Int] = []

  init(_ bytes: [UInt8], encoding: SourceEncoding, markLength: Int) {
    self.encoding = encoding
    self.markLength = markLength
    lineStarts = [markLength]
    scalarsBeforeBlock.reserveCapacity(bytes.count / Self.blockSize + 1)
    var scalars = 0
    var offset = 0
    while offset < bytes.count {
      scalarsBeforeBlock.append(scalars)
      let end = min(offset + Self.blockSize, bytes.count)
      scalars += scan(bytes.span, from: offset, to: end)
      offset = end
    }
  }

  /// Notes the line starts of one block and counts its scalars.
  private mutating func scan(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    if encoding == .utf8 { return scanUTF8(bytes, from: start, to: end) }
    var scalars = 0
    let size = encoding.unitSize
    var offset = start
    while offset < end, let unit = encoding.unit(in: bytes, at: offset) {
      offset += size
      if encoding.beginsScalar(unit) { scalars += 1 }
      if unit == 0x0A || (unit == 0x0D && encoding.unit(in: bytes, at: offset) != 0x0A) {
        lineStarts.append(offset)
      }
    }
    return scalars
  }

  /// The same for the encoding of nearly all files, byte by byte.
  private mutating func scanUTF8(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var scalars = 0
    for offset in start..<end {
      let byte = bytes[offset]
      if byte & 0xC0 != 0x80 { scalars += 1 }
      guard byte < 0x0E else { continue }
      if byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A) {
        lineStarts.append(offset + 1)
      }
    }
    return scalars
  }

  /// The line and column of a byte.
  func position(at offset: Int, in text: [UInt8]) -> SourcePosition {
    let bytes = text.span
    let offset = max(markLength, min(offset, bytes.count))
    let line = lineNumber(at: offset)
    let column = scalars(before: offset, in: bytes) - scalars(before: lineStarts[line], in: bytes)
    return SourcePosition(line: line + 1, column: column + 1, offset: offset)
  }

  /// The byte range of a line, counted from 1, without its line break.
  func range(ofLine line: Int, in text: [UInt8]) -> Range<Int>? {
    let bytes = text.span
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let size = encoding.unitSize
    while end > start, let unit = encoding.unit(in: bytes, at: end - size),
      unit == 0x0A || unit == 0x0D
    {
      end -= size
    }
    return start..<max(start, end)
  }

  /// The line of a byte, counted from 0, by halving.
  private func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalars(before offset: Int, in bytes: Span<UInt8>) -> Int {
    let block = offset / Self.blockSize
    guard block < scalarsBeforeBlock.count else {
      // The end of a file whose size is a whole number of blocks.
      guard let last = scalarsBeforeBlock.last else { return 0 }
      let start = (scalarsBeforeBlock.count - 1) * Self.blockSize
      return last + count(in: bytes, from: start, to: offset)
    }
    return scalarsBeforeBlock[block]
      + count(in: bytes, from: block * Self.blockSize, to: offset)
  }

  private func count(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var count = 0
    if encoding == .utf8 {
      for offset in start..<min(max(start, end), bytes.count) where bytes[offset] & 0xC0 != 0x80 {
        count += 1
      }
      return count
    }
    var offset = start
    while offset < end, let unit = encoding.unit(in: bytes, at: offset) {
      if encoding.beginsScalar(unit) { count += 1 }
      offset += encoding.unitSize
    }
    return count
  }
}
