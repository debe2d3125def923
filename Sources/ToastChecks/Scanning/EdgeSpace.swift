/// Compares the white space at one end of a text with that of its source.
enum EdgeSpace {
  /// An end of a text.
  enum Edge {
    case start
    case end
  }

  static func check(
    _ text: TextPair, _ source: TextUnit, at edge: Edge, _ report: inout FindingSink
  ) {
    let blank = run(text.value, edge)
    let expected = run(source.value, edge)
    let word = edge == .start ? "begins" : "ends"
    if blank.isEmpty {
      // Full-width signs bring their own space, and unspaced languages need none.
      guard !expected.isEmpty, !text.locale.isUnspaced, needsSpace(expected, source.value, edge)
      else { return }
      let place = edge == .start ? 0 : text.value.utf8.count
      report.report(
        "the source \(word) with a space and this text does not; add it if another text is joined here",
        at: place..<place)
    } else if expected.isEmpty {
      let names = blank.contains("\u{3000}") ? "an ideographic space" : "white space"
      report.report(
        "the text \(word) with \(names) that the source does not have; take it away",
        at: range(of: blank, in: text.value, edge))
    }
  }

  /// The white space at an end, line breaks aside.
  private static func run(_ value: String, _ edge: Edge) -> String {
    let scalars = value.unicodeScalars
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isBlank && scalar != "\n" && scalar != "\r"
    }
    switch edge {
    case .start: return String(String.UnicodeScalarView(scalars.prefix(while: isSpace)))
    case .end:
      var start = scalars.endIndex
      while start > scalars.startIndex, isSpace(scalars[scalars.index(before: start)]) {
        start = scalars.index(before: start)
      }
      return String(scalars[start...])
    }
  }

  /// “Enter your name: ” is a label; a space after its colon joins nothing.
  private static func needsSpace(_ blank: String, _ source: String, _ edge: Edge) -> Bool {
    guard edge == .end else { return true }
    let last = source.unicodeScalars.dropLast(blank.unicodeScalars.count).last
    return last.map { !":：.!?".unicodeScalars.contains($0) } ?? false
  }

  private static func range(of blank: String, in value: String, _ edge: Edge) -> Range<Int> {
    let (length, size) = (blank.utf8.count, value.utf8.count)
    return edge == .start ? 0..<length : size - length..<size
  }
}
