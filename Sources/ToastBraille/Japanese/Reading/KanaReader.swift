public import ToastText

/// Reads Japanese as Japanese braille writes it: kana by sound, blanks between phrases.
///
/// The words come from MeCab and its dictionary ipadic, so a reading is a guess and says so. What
/// joins and what parts follows 点訳のてびき 第3版, 第3章.
public struct KanaReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// The version of MeCab, such as `0.996`, or `nil` where it or its dictionary is not installed.
  public static var analyzerVersion: String? { try? MeCab.shared.get().version }

  /// The reading of a text.
  ///
  /// - Throws: `libraryMissing` where MeCab or its dictionary is not installed.
  public func reading(of text: String) throws(BrailleError) -> KanaReading {
    try reading(of: MappedText(text))
  }

  /// The reading of a text whose scalars know where they are from.
  func reading(of text: MappedText) throws(BrailleError) -> KanaReading {
    let folded = JapaneseFolding.folded(text)
    // Without kanji and hiragana there is nothing to find out.
    if folded.scalars.allSatisfy({ !$0.isKanji && !$0.isHiragana }), MeCab.isMissing {
      return KanaReading(marked: folded, source: .guessed, unsureWords: [])
    }
    return Self.reading(of: folded, analyze: try MeCab.shared.get().morphemes(of:))
  }

  /// The words of a text that are written in kanji, with their kana, in their order.
  ///
  /// They are those of ``reading(of:)`` before blanks are set: 十二 is `12`, 二人 is `フタリ`.
  ///
  /// - Throws: `libraryMissing` where MeCab or its dictionary is not installed.
  public func words(of text: String) throws(BrailleError) -> [WordReading] {
    let folded = JapaneseFolding.folded(text)
    let read = Self.read(folded.scalars, analyze: try MeCab.shared.get().morphemes(of:)).units
    // Where each character begins, in bytes, and where the last one ends.
    var bytes = [0]
    for character in text { bytes.append((bytes.last ?? 0) + character.utf8.count) }
    return read.compactMap { unit in
      guard folded.scalars[unit.range].contains(where: \.isKanji) else { return nil }
      let first = folded.origins[unit.range.lowerBound]
      let last = folded.origins[unit.range.upperBound - 1]
      // Signs of braille make no sound.
      let kana = unit.kana.unicodeScalars.filter { BrailleCell($0) == nil }
      return WordReading(
        bytes: bytes[first]..<bytes[last + 1], kana: String(String.UnicodeScalarView(kana)))
    }
  }

  private static func reading(
    of folded: MappedText, analyze: @escaping ([Unicode.Scalar]) -> [Morpheme]
  ) -> KanaReading {
    let (units, unsure) = units(of: folded.scalars, analyze: analyze)
    let words = unsure.map { range in
      String(String.UnicodeScalarView(folded.scalars[range]))
    }
    return KanaReading(marked: marked(units, of: folded), source: .guessed, unsureWords: words)
  }

  /// The units of a folded text with their kana, and the stretches that are least sure.
  static func units(
    of text: [Unicode.Scalar], analyze: @escaping ([Unicode.Scalar]) -> [Morpheme]
  ) -> (units: [KanaUnit], unsure: [Range<Int>]) {
    let (units, unsure) = read(text, analyze: analyze)
    let parted = units.map(CompoundSplitter(analyze: analyze).split)
    let places = (unsure + UnsureWords.ranges(in: parted)).sorted { $0.lowerBound < $1.lowerBound }
    return (parted, places)
  }

  /// The units of a folded text with their kana, compounds whole.
  private static func read(
    _ text: [Unicode.Scalar], analyze: @escaping ([Unicode.Scalar]) -> [Morpheme]
  ) -> (units: [KanaUnit], unsure: [Range<Int>]) {
    let (units, unsure) = KanaUnitBuilder.units(of: text, analyze: analyze)
    return (NumeralRewriter.rewrite(ContextReading.rewrite(units)), unsure)
  }

  /// The kana of units with blanks between them.
  static func marked(_ units: [KanaUnit], of folded: MappedText) -> MappedText {
    var marked = MappedText()
    for (unit, hasBlankBefore) in zip(units, WordSpacing.blanks(before: units)) {
      let origin = folded.origins[unit.range.lowerBound]
      if hasBlankBefore { marked.append(" ", origin: origin) }
      append(unit, of: folded, to: &marked)
    }
    return marked
  }

  /// Adds the kana of a unit, spread evenly over the characters it stands for.
  private static func append(_ unit: KanaUnit, of folded: MappedText, to marked: inout MappedText) {
    let kana = Array(unit.kana.unicodeScalars)
    for (index, scalar) in kana.enumerated() {
      let offset = index * unit.range.count / max(1, kana.count)
      marked.append(scalar, origin: folded.origins[unit.range.lowerBound + offset])
    }
  }
}
