/// Finds the bytes of one statement of a `.strings` file, with the comment before it.
enum StringsStatement {
  /// The bytes of a statement that begins with its key at an offset, if the same bytes stand in the
  /// file before; `nil` otherwise.
  static func duplicate(at offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard let end = end(of: offset, in: bytes), let start = start(of: offset, in: bytes),
      contains(bytes[start..<end], in: bytes[..<start])
    else { return nil }
    return start..<lineEnd(from: end, in: bytes)
  }

  /// The byte after the semicolon of `"key" = "value";`.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    guard var place = quotedEnd(from: start, in: bytes) else { return nil }
    place = blankEnd(from: place, in: bytes)
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
    place = blankEnd(from: place + 1, in: bytes)
    guard let value = quotedEnd(from: place, in: bytes) else { return nil }
    place = blankEnd(from: value, in: bytes)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ";") else { return nil }
    return place + 1
  }

  /// The start of the comment before a key, or the key's own where there is none; `nil` where the
  /// line begins with something else.
  private static func start(of key: Int, in bytes: [UInt8]) -> Int? {
    let before = blankStart(before: key, in: bytes)
    guard before > 0 else { return key }
    let line = bytes[..<before].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let text = bytes[blankEnd(from: line, in: bytes)..<before]
    if text.last == UInt8(ascii: ";"), !text.starts(with: [0x2F, 0x2F]) { return key }
    guard bytes[..<before].suffix(2).elementsEqual([UInt8(ascii: "*"), UInt8(ascii: "/")]) else {
      return nil
    }
    var place = before - 3
    while place > 0, bytes[place - 1] != 0x2F || bytes[place] != UInt8(ascii: "*") { place -= 1 }
    return place > 0 ? place - 1 : nil
  }

  private static func quotedEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place < bytes.count ? place + 1 : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func blankEnd(from start: Int, in bytes: [UInt8]) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { !isBlank($0) } ?? bytes.count
  }

  private static func blankStart(before end: Int, in bytes: [UInt8]) -> Int {
    bytes[..<end].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
  }

  /// The start of the next line where nothing else stands on this one.
  private static func lineEnd(from end: Int, in bytes: [UInt8]) -> Int {
    var place = end
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    if place < bytes.count, bytes[place] == 0x0D { place += 1 }
    guard place < bytes.count, bytes[place] == 0x0A else { return end }
    return place + 1
  }

  private static func contains(_ part: ArraySlice<UInt8>, in bytes: ArraySlice<UInt8>) -> Bool {
    guard part.count <= bytes.count else { return false }
    return (bytes.startIndex...bytes.endIndex - part.count).contains {
      bytes[$0] == part.first && bytes[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
