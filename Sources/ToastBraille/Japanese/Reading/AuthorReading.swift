/// The kana reading that the author of a text wrote.
///
/// A reading with blanks is spaced as the author wants it. One without is spaced like the text it
/// belongs to, as far as the two agree.
enum AuthorReading {
  /// The reading of a text.
  static func reading(_ reading: String, of text: MappedText) -> KanaReading {
    let kana = JapaneseFolding.katakana(JapaneseFolding.folded(reading))
    var marked = MappedText()
    for (index, scalar) in kana.scalars.enumerated() {
      let place = index * text.origins.count / max(1, kana.scalars.count)
      marked.append([scalar], origin: text.origins.isEmpty ? 0 : text.origins[place])
    }
    return KanaReading(marked: marked, source: .author, unsureWords: [])
  }
}
