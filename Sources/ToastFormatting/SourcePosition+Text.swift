import ToastText

extension SourcePosition {
  /// The place of a byte in a text.
  init(offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    var index = 0
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      let isReturnBeforeFeed = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isReturnBeforeFeed {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, !isReturnBeforeFeed {
        column += 1
      }
      index += 1
    }
    self.init(line: line, column: column, offset: offset)
  }
}
