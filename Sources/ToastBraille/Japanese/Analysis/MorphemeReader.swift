/// Reads what MeCab writes: a word a line, with its place, whether it is known, and its features.
struct MorphemeReader {
  private let text: [Unicode.Scalar]
  private let scalarOfByte: [Int]

  init(text: [Unicode.Scalar]) {
    self.text = text
    var indices: [Int] = []
    for (index, scalar) in text.enumerated() {
      indices.append(contentsOf: repeatElement(index, count: UTF8.width(scalar)))
    }
    scalarOfByte = indices + [text.count]
  }

  /// The words of MeCab's answer; a line of another form is left out.
  func morphemes(_ answer: String) -> [Morpheme] {
    answer.utf8.split(separator: UInt8(ascii: "\n")).compactMap(morpheme)
  }

  private func morpheme(_ line: Substring.UTF8View) -> Morpheme? {
    let fields = line.split(
      separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, let start = scalar(fields[0]), let end = scalar(fields[1]), start < end
    else { return nil }
    let features = fields[3].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    func feature(_ index: Int) -> String {
      index < features.count ? String(Substring(features[index])) : ""
    }
    let surface = String(String.UnicodeScalarView(text[start..<end]))
    let base = feature(6)
    return Morpheme(
      surface: surface, range: start..<end, isKnown: !fields[2].elementsEqual("1".utf8),
      classes: (0..<4).map(feature), conjugation: feature(4), form: feature(5),
      base: base == "*" || base.isEmpty ? surface : base,
      reading: feature(7), pronunciation: feature(8))
  }

  private func scalar(_ field: Substring.UTF8View) -> Int? {
    guard let offset = Int(Substring(field)), scalarOfByte.indices.contains(offset) else {
      return nil
    }
    return scalarOfByte[offset]
  }
}
