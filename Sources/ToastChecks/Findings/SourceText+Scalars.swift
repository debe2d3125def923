import ToastCatalogs

extension SourceText {
  /// The Unicode scalar at a byte, and the byte after it; `nil` at the end of the file.
  ///
  /// What is ill-formed gives U+FFFD, a unit at a time.
  func scalar(at offset: inout Int) -> Unicode.Scalar? {
    if encoding == .utf8 { return utf8Scalar(at: &offset) }
    guard let unit = unit(at: offset) else { return nil }
    offset += encoding.unitSize
    if encoding.unitSize == 2, (0xD800...0xDBFF).contains(unit),
      let low = self.unit(at: offset), (0xDC00...0xDFFF).contains(low)
    {
      offset += 2
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private func utf8Scalar(at offset: inout Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar):
      offset += UTF8.width(scalar)
      return scalar
    case .emptyInput: return nil
    case .error:
      offset += 1
      return "\u{FFFD}"
    }
  }

  /// The code unit at a byte, or `nil` at the end of the file.
  func unit(at offset: Int) -> UInt32? {
    let bytes = bytes
    return encoding.unit(in: bytes.span, at: offset)
  }
}
