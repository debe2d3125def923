/// The words of a text without its placeholders, links and markup.
enum PlainWords {
  /// Whether a letter of any script stands outside placeholders.
  static func hasLetters(_ unit: TextUnit) -> Bool {
    guard unit.traits.hasAny(of: .letter) else { return false }
    if unit.format == nil, !unit.traits.contains(.brace) { return true }
    return text(of: unit).unicodeScalars.contains(where: \.isLetter)
  }

  /// The text with a space in place of each placeholder, tag and link.
  static func text(of unit: TextUnit) -> String {
    var ranges = unit.format?.ranges ?? []
    if unit.traits.contains(.brace) {
      ranges += FieldScanner.fields(in: unit.value).filter(\.isName).map(\.range)
    }
    if unit.traits.contains(.angle) { ranges += MarkupScanner.tags(in: unit.value).map(\.range) }
    if unit.traits.hasAny(of: [.slash, .at]) {
      ranges += LinkScanner.links(in: unit.value).map(\.range)
    }
    return replacing(ranges, in: unit.value)
  }

  private static func replacing(_ ranges: [Range<Int>], in text: String) -> String {
    guard !ranges.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in ranges where range.upperBound <= bytes.count {
      // The length stays, so that places in the result are places in the text.
      for offset in range { bytes[offset] = 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
