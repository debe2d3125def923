/// Reads Japanese as Japanese braille writes it: kana by sound, blanks between phrases.
///
/// The words come from MeCab and its dictionary ipadic, so a reading is a guess and says so. What
/// joins and what parts follows 点訳のてびき 第3版, 第3章.
public struct KanaReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// The reading of a text.
  ///
  /// - Throws: `libraryMissing` where MeCab or its dictionary is not installed.
  public func reading(of text: String) throws(BrailleError) -> KanaReading {
    let mecab = try MeCab.shared.get()
    return Self.reading(of: text, analyze: mecab.morphemes(of:))
  }

  static func reading(
    of text: String, analyze: @escaping ([Unicode.Scalar]) -> [Morpheme]
  ) -> KanaReading {
    let folded = JapaneseFolding.folded(text)
    var (units, unsure) = KanaUnitBuilder.units(of: folded.scalars, analyze: analyze)
    let splitter = CompoundSplitter(analyze: analyze)
    units = NumeralRewriter.rewrite(WeekdayReading.rewrite(units)).map(splitter.split)
    var marked = MappedText()
    for (unit, hasBlankBefore) in zip(units, WordSpacing.blanks(before: units)) {
      let origin = folded.origins[unit.range.lowerBound]
      if hasBlankBefore { marked.append([" "], origin: origin) }
      append(unit, of: folded, to: &marked)
    }
    let words = unsure.map { range in
      String(String.UnicodeScalarView(folded.scalars[range]))
    }
    return KanaReading(marked: marked, source: .guessed, unsureWords: words)
  }

  /// Adds the kana of a unit, spread evenly over the characters it stands for.
  private static func append(_ unit: KanaUnit, of folded: MappedText, to marked: inout MappedText) {
    let kana = Array(unit.kana.unicodeScalars)
    for (index, scalar) in kana.enumerated() {
      let offset = index * unit.range.count / max(1, kana.count)
      marked.append([scalar], origin: folded.origins[unit.range.lowerBound + offset])
    }
  }
}
