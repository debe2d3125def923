import ToastText

/// Reads the places of a sentence pattern and the marks between them.
struct SentencePatternReader {
  private(set) var names: [String] = []
  private(set) var marks: [String] = []
  private(set) var problems: [Problem] = []
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() {
    var markStart = 0
    var index = 0
    while index < bytes.count {
      guard let place = place(at: index) else {
        index += 1
        continue
      }
      endMark(markStart..<index)
      add(String(decoding: bytes[index + 1..<place - 1], as: UTF8.self), at: index)
      index = place
      markStart = place
    }
    endMark(markStart..<bytes.count)
    if !names.isEmpty, let last = marks.last, !last.isEmpty { reportOutside(at: markStart) }
    if names.isEmpty, !bytes.isEmpty {
      report("no-place", .error, "the pattern has no place such as ‘{title}’; add one", at: 0)
    }
  }

  /// Where the place that opens here ends, or `nil` if none opens: letters, digits, `-` and `_`
  /// between braces.
  private func place(at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "{") else { return nil }
    var index = start + 1
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    guard index > start + 1, index < bytes.count, bytes[index] == UInt8(ascii: "}") else {
      return nil
    }
    return index + 1
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == 0x2D
      || byte == 0x5F
  }

  private mutating func endMark(_ range: Range<Int>) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if names.isEmpty {
      if !text.isEmpty, range.upperBound < bytes.count { reportOutside(at: range.lowerBound) }
    } else {
      marks.append(text)
    }
  }

  private mutating func add(_ name: String, at offset: Int) {
    if names.contains(name) {
      report("duplicate-place", .error, "‘{\(name)}’ stands here twice; take one away", at: offset)
    }
    names.append(name)
  }

  private mutating func reportOutside(at offset: Int) {
    report(
      "mark-outside", .warning,
      "text before the first or behind the last place is never said; take it away", at: offset)
  }

  private mutating func report(
    _ kind: String, _ severity: ProblemSeverity, _ message: String, at offset: Int
  ) {
    let position = SourcePosition(offset: offset, in: bytes)
    problems.append(Problem(kind, severity, message, position: position))
  }
}
