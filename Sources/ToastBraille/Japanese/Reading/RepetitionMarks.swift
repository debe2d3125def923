/// The mark 々, which repeats the kanji before it.
enum RepetitionMarks {
  /// The words of a text; where the dictionary does not know the mark, the kanji is put in its
  /// place.
  static func morphemes(
    of text: [Unicode.Scalar], analyze: ([Unicode.Scalar]) -> [Morpheme]
  ) -> [Morpheme] {
    let morphemes = analyze(text)
    let isUnknown = morphemes.contains { morpheme in
      let scalars = morpheme.surface.unicodeScalars
      return marks.contains(scalars.first ?? " ")
        || !morpheme.isKnown && scalars.contains(where: marks.contains)
    }
    guard isUnknown else { return morphemes }
    var expanded: [Unicode.Scalar] = []
    for scalar in text {
      let isRepetition = marks.contains(scalar) && expanded.last?.isKanji ?? false
      expanded.append(isRepetition ? expanded.last ?? scalar : scalar)
    }
    return analyze(expanded)
  }

  private static let marks: Set<Unicode.Scalar> = ["々", "〻"]
}
