package import ToastText

/// The bytes of a file with its path, able to say the line and column of any of them.
///
/// Ranges everywhere in this module are bytes of the file as it lies on disk, whatever its
/// encoding, so that this type turns each of them into a place an editor can jump to:
///
/// ```swift
/// let source = SourceText(path: "a.json", bytes: Array("{\n  \"あい\"}".utf8))
/// source.position(at: 8).description  // "2:5"
/// ```
package final class SourceText: Sendable {
  /// The path as the user named it.
  package let path: String

  /// The whole file, with its byte order mark where it has one.
  package let bytes: [UInt8]

  /// How the characters are stored.
  package let encoding: SourceEncoding

  /// The length of the byte order mark in bytes, 0 where there is none.
  package let markLength: Int

  // Most files are read without a single position being asked for, so the index waits.
  private let index = SanitizedMutex<SourceIndex?>(nil)

  /// Creates a text from the bytes of a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    (encoding, markLength) = SourceEncoding.detect(bytes)
  }

  /// The line and column of a byte; a place past the end counts as the end.
  package func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: bytes)
  }

  /// The number of lines; a file that does not end in a line break ends in a line all the same.
  package var lineCount: Int { position(at: bytes.count).line }

  /// The byte range of a line, counted from 1, without its line break; `nil` where there is none.
  package func range(ofLine line: Int) -> Range<Int>? {
    lines.range(ofLine: line, in: bytes)
  }

  private var lines: SourceIndex {
    index.withLock { stored in
      if let stored { return stored }
      let made = SourceIndex(bytes, encoding: encoding, markLength: markLength)
      stored = made
      return made
    }
  }
}
