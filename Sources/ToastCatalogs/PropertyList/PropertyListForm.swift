/// The three forms of a property list, told by the first bytes.
package enum PropertyListForm {
  /// Apple's binary form.
  case binary
  /// XML.
  case xml
  /// NEXTSTEP's form of braces and quotes, which most `.strings` files have.
  case oldStyle

  /// The form of a file.
  package static func detect(_ source: SourceText) -> PropertyListForm {
    if source.bytes.starts(with: "bplist".utf8) { return .binary }
    let bytes = source.bytes
    var offset = source.markLength
    let size = source.encoding.unitSize
    while let unit = source.encoding.unit(in: bytes.span, at: offset) {
      offset += size
      if unit <= 0x20 { continue }
      guard unit == 0x3C, let next = source.encoding.unit(in: bytes.span, at: offset) else {
        return .oldStyle
      }
      // `<?xml`, `<!DOCTYPE`, `<plist`; `<0102>` is old-style data, `<<<<<<<` is left from a merge.
      let isTag = next == 0x3F || next == 0x21 || next == 0x70 || next == 0x64
      return isTag ? .xml : .oldStyle
    }
    return .oldStyle
  }
}
