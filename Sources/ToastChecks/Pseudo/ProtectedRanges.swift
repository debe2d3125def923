/// Finds what in a text stands for something else than itself.
enum ProtectedRanges {
  /// Placeholders, tags, links, character references and attributes of markup, in order.
  static func ranges(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var ranges = FormatString(text).ranges
    ranges += FieldScanner.fields(in: text).map(\.range)
    ranges += MarkupScanner.tags(in: text).map(\.range)
    ranges += LinkScanner.links(in: text).map(\.range)
    ranges += LinkScanner.markdown(in: text).map(\.target)
    ranges += EntityScanner.entities(in: text).whole
    // The attributes of inflection: ^[text](inflect: true).
    var offset = 0
    while let start = bytes[offset...].firstPlace(of: "]("),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ")"))
    {
      ranges.append(start..<end + 1)
      offset = end + 1
    }
    return merged(ranges)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
