/// The kana reading that the author of a text wrote.
///
/// A reading with blanks is spaced as the author wants it. One without is spaced like the text it
/// belongs to, as far as the two agree: the kana is the author's, the blanks and the spelling of
/// particles are those of braille.
enum AuthorReading {
  /// The reading of a text.
  static func reading(_ reading: String, of text: MappedText) -> KanaReading {
    let kana = JapaneseFolding.katakana(JapaneseFolding.folded(reading))
    if !kana.scalars.contains(where: { $0 == " " || BrailleCell($0) != nil }),
      let spaced = spaced(kana.scalars, like: text)
    {
      return KanaReading(marked: spaced, source: .author, unsureWords: [])
    }
    var marked = MappedText()
    for (index, scalar) in kana.scalars.enumerated() {
      let place = index * text.origins.count / max(1, kana.scalars.count)
      marked.append(scalar, origin: text.origins.isEmpty ? 0 : text.origins[place])
    }
    return KanaReading(marked: marked, source: .author, unsureWords: [])
  }

  /// The kana with the blanks of the text, or `nil` where the text does not tell them.
  private static func spaced(_ kana: [Unicode.Scalar], like text: MappedText) -> MappedText? {
    let folded = JapaneseFolding.folded(text)
    guard folded.scalars.contains(where: { $0.isKanji || $0.isHiragana }),
      case .success(let mecab) = MeCab.shared
    else { return nil }
    let (units, _) = KanaReader.units(of: folded.scalars, analyze: mecab.morphemes(of:))
    guard let aligned = KanaAlignment.align(kana, with: units) else { return nil }
    return KanaReader.marked(aligned, of: folded)
  }
}
