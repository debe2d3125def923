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
    answer.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, let start = scalar(fields[0]), let end = scalar(fields[1]),
        start < end
      else { return nil }
      let features = fields[3].split(separator: ",", omittingEmptySubsequences: false).map(
        String.init)
      func feature(_ index: Int) -> String { index < features.count ? features[index] : "" }
      let surface = String(String.UnicodeScalarView(text[start..<end]))
      return Morpheme(
        surface: surface, range: start..<end, isKnown: fields[2] != "1",
        classes: (0..<4).map(feature), conjugation: feature(4), form: feature(5),
        base: feature(6) == "*" || feature(6).isEmpty ? surface : feature(6),
        reading: feature(7), pronunciation: feature(8))
    }
  }

  private func scalar(_ field: Substring) -> Int? {
    guard let offset = Int(field), scalarOfByte.indices.contains(offset) else { return nil }
    return scalarOfByte[offset]
  }
}
