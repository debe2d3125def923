import ToastText

extension MessageFormatParser {
  /// What stands behind a type, up to the `}`: a word, a pattern, or a skeleton.
  mutating func detail(from start: Int) throws(MessageFormatFault) -> MessageFormatStyle.Detail {
    scanner.skipSpace()
    let detailStart = scanner.index
    var depth = 0
    while let byte = scanner.byte {
      if byte == UInt8(ascii: "}") {
        if depth == 0 { break }
        depth -= 1
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "'") {
        try skipQuotation()
        continue
      }
      scanner.index += 1
    }
    guard scanner.byte != nil else { throw unclosed(start) }
    let text = trimmed(detailStart..<scanner.index)
    guard !text.isEmpty else {
      throw fault(
        "missing-style", "a style such as ‘percent’ must follow the comma; write one", detailStart)
    }
    guard text.utf8.starts(with: "::".utf8) else { return .text(text) }
    return .skeleton(try skeleton(detailStart + 2..<scanner.index))
  }

  private mutating func skipQuotation() throws(MessageFormatFault) {
    let start = scanner.index
    scanner.index += 1
    while let byte = scanner.byte {
      scanner.index += 1
      if byte == UInt8(ascii: "'") { return }
    }
    throw fault("unclosed-quote", "the quotation in the style is never closed; close it", start)
  }

  private func skeleton(_ range: Range<Int>) throws(MessageFormatFault) -> String {
    let text = trimmed(range)
    guard !text.isEmpty else {
      throw fault(
        "empty-skeleton", "a skeleton must follow ‘::’; write one", range.lowerBound)
    }
    return text
  }

  /// A piece of the text without the Pattern_White_Space around it.
  private func trimmed(_ range: Range<Int>) -> String {
    var piece = MessageFormatScanner(scanner.text(range))
    piece.skipSpace()
    var end = piece.bytes.count
    while end > piece.index {
      // White space is one, two or three bytes long.
      let length = (1...3).first {
        end - $0 >= piece.index
          && MessageFormatScanner.spaceLength(in: piece.bytes, at: end - $0) == $0
      }
      guard let length else { break }
      end -= length
    }
    return piece.text(piece.index..<end)
  }

  /// Looks at the tokens of a number skeleton, such as `currency/GBP` and `compact-short`.
  func checkSkeleton(_ skeleton: String, at offset: Int) throws(MessageFormatFault) {
    for token in skeleton.split(whereSeparator: \.isWhitespace) {
      let parts = token.split(separator: "/", omittingEmptySubsequences: false)
      if parts.first == "" {
        throw fault(
          "skeleton-stem", "nothing stands before ‘/’ in ‘\(token)’; write a stem", offset)
      }
      if parts.dropFirst().contains("") {
        throw fault(
          "skeleton-option", "an option is missing behind ‘/’ in ‘\(token)’; write it", offset)
      }
    }
  }
}
