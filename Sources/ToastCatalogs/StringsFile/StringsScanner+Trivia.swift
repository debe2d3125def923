import ToastText

extension StringsScanner {
  /// Moves past white space and comments, and remembers the last comment.
  mutating func skipTrivia() {
    while let byte {
      switch byte {
      case 0x09...0x0D, 0x20:
        offset += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      case 0x80...:
        guard skipWideBlank() else { return }
      case 0:
        report("a NUL byte stands here; take it away", at: offset)
        while self.byte == 0 { offset += 1 }
      default:
        return
      }
    }
  }

  /// U+2028 and U+2029 are white space here; other blanks are not, which nobody can see.
  private mutating func skipWideBlank() -> Bool {
    if matches([0xE2, 0x80, 0xA8]) || matches([0xE2, 0x80, 0xA9]) {
      offset += 3
      return true
    }
    if matches([0xC2, 0xA0]) {
      report("a no-break space (U+00A0) stands here; write a plain space", at: offset)
      offset += 2
      return true
    }
    if matches([0xE3, 0x80, 0x80]) {
      report("an ideographic space (U+3000) stands here; write a plain space", at: offset)
      offset += 3
      return true
    }
    return false
  }

  func matches(_ signs: [UInt8]) -> Bool { bytes[offset...].starts(with: signs) }

  /// Reads the comment that stands next; a lone slash is none.
  private mutating func skipComment() -> Bool {
    if matches([0x2F, 0x2A]) {
      skipBlockComment()
      return true
    }
    guard matches([0x2F, 0x2F]) else { return false }
    let start = offset + 2
    let continues = commentEnd == lineStart(before: offset)
    skipLine()
    let line = trimmed(start..<offset)
    comment = continues ? (comment.map { $0 + "\n" } ?? "") + line : line
    commentEnd = startOfNextLine(after: offset)
    return true
  }

  private mutating func skipBlockComment() {
    let start = offset
    var place = start + 2
    while place + 1 < bytes.count, bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != 0x2F {
      place += 1
    }
    guard place + 1 < bytes.count else {
      report("this comment is never closed; add ‘*/’", at: start)
      // What follows is more likely entries than a comment.
      skipLine()
      comment = nil
      return
    }
    checkSwallowed(start + 2..<place)
    comment = trimmed(start + 2..<place)
    commentEnd = -1
    offset = place + 2
  }

  /// Reports a comment that begins a line inside another: the first one lacks its end.
  private mutating func checkSwallowed(_ range: Range<Int>) {
    for place in range
    where bytes[place] == 0x2F && place + 1 < range.upperBound && bytes[place + 1] == 0x2A
      && place == lineStart(before: place)
    {
      report(
        "a comment begins inside the comment above, which hides what stands between; close the "
          + "first with ‘*/’", at: place, .warning)
      return
    }
  }

  /// The comment since the last entry, which is used up by this.
  mutating func takeComment() -> String? {
    defer { comment = nil }
    return comment
  }

  /// Moves to the next line break.
  mutating func skipLine() {
    while let byte, byte != 0x0A, byte != 0x0D {
      if matches([0xE2, 0x80, 0xA8]) || matches([0xE2, 0x80, 0xA9]) { return }
      offset += 1
    }
  }

  /// Reports a line left over from a merge and moves past it.
  mutating func skipConflictMarker() -> Bool {
    guard ConflictMarker.begins(at: offset, in: bytes.span) else { return false }
    let start = offset
    skipLine()
    let marker = String(decoding: bytes[start..<offset], as: UTF8.self).shortened
    report(
      "‘\(marker)’ is left over from a merge; keep one of the two versions", at: start,
      kind: "conflict-marker")
    return true
  }

  private func lineStart(before place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private func startOfNextLine(after place: Int) -> Int {
    guard place < bytes.count else { return place }
    let isPair = bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
    return place + (isPair ? 2 : 1)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while !range.isEmpty, bytes[range.lowerBound] <= 0x20 {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, bytes[range.upperBound - 1] <= 0x20 {
      range = range.lowerBound..<range.upperBound - 1
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
