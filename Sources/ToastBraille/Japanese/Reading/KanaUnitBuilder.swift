/// Makes units of a folded text: words with their kana, and what stands between them.
struct KanaUnitBuilder {
  let text: [Unicode.Scalar]
  let analyze: ([Unicode.Scalar]) -> [Morpheme]
  private(set) var units: [KanaUnit] = []
  private(set) var unsure: [Range<Int>] = []
  private var quotationIsOpen = false

  /// The units of a text, and the stretches whose reading is a guess among several.
  static func units(
    of text: [Unicode.Scalar], analyze: @escaping ([Unicode.Scalar]) -> [Morpheme]
  ) -> (units: [KanaUnit], unsure: [Range<Int>]) {
    var builder = KanaUnitBuilder(text: text, analyze: analyze)
    builder.build()
    return (builder.units, builder.unsure)
  }

  private init(text: [Unicode.Scalar], analyze: @escaping ([Unicode.Scalar]) -> [Morpheme]) {
    self.text = text
    self.analyze = analyze
  }

  private mutating func build() {
    var spans = AlphanumericSpans.find(in: text)[...]
    var morphemes = RepetitionMarks.morphemes(of: text, analyze: analyze)[...]
    var index = 0
    while index < text.count {
      // What the analysis made of letters and digits is left out.
      while let morpheme = morphemes.first, morpheme.range.lowerBound < index {
        morphemes.removeFirst()
      }
      if let span = spans.first, span.range.lowerBound <= index {
        spans.removeFirst()
        append(span)
        index = span.range.upperBound
      } else if text[index] == " " {
        units.append(KanaUnit(kind: .blank, kana: " ", range: index..<(index + 1)))
        index += 1
      } else if let morpheme = morphemes.first, morpheme.range.lowerBound == index,
        morpheme.range.upperBound <= spans.first?.range.lowerBound ?? text.count
      {
        append(morpheme)
        index = morpheme.range.upperBound
      } else {
        appendMark(at: index)
        index += 1
      }
    }
  }

  private mutating func append(_ span: AlphanumericSpan) {
    let kana = String(String.UnicodeScalarView(text[span.range]))
    switch span.kind {
    case .number: units.append(KanaUnit(kind: .number, kana: kana, range: span.range))
    case .letters: units.append(KanaUnit(kind: .latin, kana: kana, range: span.range))
    case .quotation:
      units.append(KanaUnit(kind: .latin, kana: "⠦" + kana + "⠴", range: span.range))
    case .computer:
      units.append(KanaUnit(kind: .latin, kana: "⠠⠦" + kana + "⠠⠴", range: span.range))
    case .marks: appendMark(at: span.range.lowerBound)
    }
  }

  /// Adds a mark, a bracket or a letter of another script.
  private mutating func appendMark(at index: Int) {
    let scalar = text[index]
    let table = KanaCellTable.embedded
    var unit = KanaUnit(kind: .mark, kana: String(scalar), range: index..<(index + 1))
    if scalar == "\"" {
      // The straight quotation mark opens and closes by turns.
      unit.kind = quotationIsOpen ? .closing : .opening
      unit.kana = quotationIsOpen ? "”" : "“"
      quotationIsOpen.toggle()
    } else if table.openings[scalar] != nil {
      unit.kind = .opening
    } else if table.closings[scalar] != nil {
      unit.kind = .closing
    } else if scalar == ".", let last = units.indices.last, units[last].kind == .latin,
      units[last].range.upperBound == index
    {
      // The full stop of an abbreviation belongs to it.
      units[last].kana += "."
      units[last].range = units[last].range.lowerBound..<(index + 1)
      return
    } else if scalar == ",", let last = units.last, last.kind == .word {
      unit.kana = "、"
    } else if scalar == "～" || scalar == "~", let last = units.last, last.kind == .word {
      unit.kana = "ー"
      unit.joins = true
    }
    units.append(unit)
  }

  private mutating func append(_ morpheme: Morpheme) {
    let scalars = Array(morpheme.surface.unicodeScalars)
    let table = KanaCellTable.embedded
    let isWord =
      scalars.allSatisfy { $0.isKana || $0.isKanji || $0.properties.isAlphabetic }
      || !morpheme.reading.isEmpty && morpheme.reading != morpheme.surface
    guard isWord, !scalars.contains(where: { table.marks[$0] != nil }) else {
      for index in morpheme.range { appendMark(at: index) }
      return
    }
    if scalars.contains(where: { table.foreignLetters[$0.lowercase] != nil }) {
      units.append(
        KanaUnit(
          kind: .word, kana: morpheme.surface, range: morpheme.range, morphemes: [morpheme]))
      return
    }
    units.append(
      KanaUnit(
        kind: .word, kana: kana(of: morpheme), range: morpheme.range, morphemes: [morpheme]))
  }

  /// The spelling of a word; where the dictionary lacks it, from its kana, or kanji by kanji.
  private mutating func kana(of morpheme: Morpheme) -> String {
    let scalars = Array(morpheme.surface.unicodeScalars)
    if !morpheme.reading.isEmpty {
      // Foreign words are spelled as they are written: ウィンドウ, not ウィンドー.
      if scalars.allSatisfy(\.isKatakana), !morpheme.reading.contains(" ") {
        return KanaSpelling.modern(morpheme.surface, isForeign: true)
      }
      let kana = KanaSpelling.kana(
        reading: morpheme.reading, pronunciation: morpheme.pronunciation)
      if morpheme.partOfSpeech == "助動詞" {
        return morpheme.surface == "う" ? "ー" : KanaSpelling.lengthened(kana)
      }
      let isForeign = scalars.allSatisfy(\.isKatakana)
      return PhraseSplitter.split(
        isForeign ? KanaSpelling.modern(kana, isForeign: true) : kana, morpheme)
    }
    if scalars.allSatisfy({ $0.isKana }) {
      let kana = KanaSpelling.katakana(morpheme.surface)
      let isForeign = scalars.allSatisfy(\.isKatakana)
      return KanaSpelling.modern(
        isForeign ? kana : KanaSpelling.lengthened(kana), isForeign: isForeign)
    }
    guard scalars.contains(where: \.isKanji) else { return morpheme.surface }
    unsure.append(morpheme.range)
    return scalars.map { scalar in
      guard scalar.isKanji, let single = analyze([scalar]).first, !single.reading.isEmpty else {
        return String(scalar.katakana)
      }
      return KanaSpelling.kana(reading: single.reading, pronunciation: single.pronunciation)
    }.joined()
  }
}
