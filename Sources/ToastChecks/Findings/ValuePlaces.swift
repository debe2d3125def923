import ToastCatalogs

/// Leads from the bytes of a text back to the bytes of its file.
///
/// The file may write a character as an escape, in another encoding, or both. The way is walked
/// from the start of the text, scalar by scalar, and is only trusted where it ends at the end of
/// both.
struct ValuePlaces {
  /// For each place in the file the UTF-8 length of the text before it.
  private var steps: [(file: Int, text: Int)] = []
  private let range: Range<Int>

  /// Walks the text that stands in a range of a file.
  init(_ source: SourceText, _ range: Range<Int>, _ decoding: ValueDecoding, length: Int) {
    self.range = range
    if source.encoding == .utf8, range.count == length {
      // Nothing is written otherwise than it reads: one byte is one byte.
      return
    }
    var walker = ValueWalker(source, range, decoding)
    steps.append((range.lowerBound, 0))
    while let step = walker.next() { steps.append(step) }
    // A way that does not end where the text does leads anywhere.
    if steps.last?.text != length { steps = [(range.lowerBound, 0)] }
  }

  /// The bytes in the file of a part of the text.
  func range(_ part: Range<Int>) -> Range<Int> {
    guard !steps.isEmpty else {
      let start = min(range.lowerBound + part.lowerBound, range.upperBound)
      return start..<min(range.lowerBound + part.upperBound, range.upperBound)
    }
    let start = place(part.lowerBound)
    return start..<max(start, place(part.upperBound))
  }

  /// The last place at or before a byte of the text.
  private func place(_ offset: Int) -> Int {
    var low = 0
    var high = steps.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if steps[middle].text <= offset { low = middle } else { high = middle }
    }
    return steps[low].file
  }
}
