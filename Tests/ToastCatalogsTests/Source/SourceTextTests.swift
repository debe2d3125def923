import Testing
import ToastCatalogs
import ToastText

@Suite("A byte of a file has a line and a column")
struct SourceTextTests {
  @Test("LF, CRLF and a lone CR each end a line")
  func lineBreaks() {
    let source = SourceText(path: "a", bytes: Array("a\nb\r\nc\rd".utf8))
    #expect(
      [0, 2, 5, 7].map { source.position(at: $0).description } == ["1:1", "2:1", "3:1", "4:1"])
    #expect(source.lineCount == 4)
  }

  @Test("a column counts Unicode scalars, not bytes")
  func scalars() {
    let source = SourceText(path: "a", bytes: Array("あ😀é\u{301}x".utf8))
    #expect(source.position(at: 3).column == 2)
    #expect(source.position(at: 7).column == 3)
    #expect(source.position(at: 9).column == 4)
    #expect(source.position(at: 11).column == 5)
  }

  @Test("a byte order mark takes no column")
  func byteOrderMark() {
    let source = SourceText(path: "a", bytes: Array("\u{FEFF}ab".utf8))
    #expect(source.position(at: 0).description == "1:1")
    #expect(source.position(at: 3).description == "1:1")
    #expect(source.position(at: 4).description == "1:2")
    #expect(source.position(at: 4).offset == 4)
  }

  @Test(
    "UTF-16 and UTF-32 files count in their own units",
    arguments: [
      (SourceEncoding.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
    ] as [(SourceEncoding, [UInt8])])
  func wideEncodings(encoding: SourceEncoding, mark: [UInt8]) {
    let bytes = mark + encode("😀\r\nあx", as: encoding)
    let source = SourceText(path: "a", bytes: bytes)
    #expect(source.encoding == encoding)
    #expect(source.markLength == mark.count)
    let end = bytes.count - encoding.unitSize
    #expect(source.position(at: end).description == "2:2")
    #expect(source.range(ofLine: 2) == bytes.count - 2 * encoding.unitSize..<bytes.count)
  }

  @Test("a line is given without its line break")
  func lines() {
    let source = SourceText(path: "a", bytes: Array("ab\r\n\ncd".utf8))
    #expect(source.range(ofLine: 1) == 0..<2)
    #expect(source.range(ofLine: 2) == 4..<4)
    #expect(source.range(ofLine: 3) == 5..<7)
    #expect(source.range(ofLine: 4) == nil)
    #expect(source.range(ofLine: 0) == nil)
  }

  @Test("places across blocks of a long line are right, also past the end")
  func longLine() {
    let source = SourceText(path: "a", bytes: Array(repeating: UInt8(ascii: "x"), count: 4096))
    for offset in [0, 1023, 1024, 1025, 4095, 4096] {
      #expect(source.position(at: offset).column == offset + 1)
    }
    #expect(source.position(at: 9999).offset == 4096)
    #expect(SourceText(path: "a", bytes: []).position(at: 5).description == "1:1")
  }

  private func encode(_ text: String, as encoding: SourceEncoding) -> [UInt8] {
    let isBig = encoding == .utf16BigEndian || encoding == .utf32BigEndian
    func bytes(_ value: UInt32, _ size: Int) -> [UInt8] {
      let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
      return isBig ? little.reversed() : little
    }
    if encoding.unitSize == 2 { return text.utf16.flatMap { bytes(UInt32($0), 2) } }
    return text.unicodeScalars.flatMap { bytes($0.value, 4) }
  }
}
