import ToastText

/// Cuts a piece of text into what takes time: words, numbers, pauses.
struct SpeechTokenizer {
  struct Token: Equatable {
    enum Kind: Equatable {
      /// Syllables or morae.
      case units(Double)
      /// Seconds of silence, if something follows.
      case pause(Double)
    }
    var kind: Kind
    /// Where it stands, in UTF-8 bytes.
    var range: Range<Int>
  }

  private let language: LanguageTag
  private let isJapanese: Bool
  private let model: HearingTimeModel
  private let reading: String?
  private let scalars: [Unicode.Scalar]
  /// Whether the text is a number in words.
  private let isNumber: Bool
  /// The words whose reading is known, from the place reached on.
  private var words: ArraySlice<WordReading> = []
  private var found: [Token] = []
  private var index = 0
  private var offset = 0
  /// What the token before was: a small kana counts only where it has none to colour.
  private var last = SpeechUnits.Kind.none

  init(_ segment: SpokenSegment, model: HearingTimeModel) {
    self.init(segment.text, segment.language, model: model, reading: segment.reading)
    let isUnread = scalars.contains { SpeechUnits.kind(of: $0) == .han }
    if isJapanese, reading == nil, isUnread { words = model.readings(segment.text)[...] }
  }

  private init(
    _ text: String, _ language: LanguageTag, model: HearingTimeModel, reading: String? = nil,
    isNumber: Bool = false
  ) {
    self.language = language
    self.model = model
    self.reading = reading
    self.isNumber = isNumber
    isJapanese = language.language == "ja"
    scalars = Array(text.unicodeScalars)
  }

  /// The tokens, in order.
  func tokens() -> [Token] {
    var copy = self
    while copy.index < copy.scalars.count { copy.step() }
    guard let reading else { return copy.found }
    return Self.scaled(copy.found, to: units(of: reading))
  }

  /// The units of a reading, or of a number in words, pauses left out.
  private func units(of text: String, isNumber: Bool = false) -> Double {
    Self.total(SpeechTokenizer(text, language, model: model, isNumber: isNumber).tokens())
  }

  private static func total(_ tokens: [Token]) -> Double {
    tokens.reduce(0) { sum, token in
      if case .units(let units) = token.kind { sum + units } else { sum }
    }
  }

  /// The same tokens, with their units stretched to what the reading has in all.
  private static func scaled(_ tokens: [Token], to target: Double) -> [Token] {
    let total = total(tokens)
    guard total > 0 else { return tokens }
    var seen = 0.0
    var given = 0.0
    return tokens.map { token in
      guard case .units(let units) = token.kind else { return token }
      seen += units
      let upTo = seen * target / total
      defer { given = upTo }
      return Token(kind: .units(upTo - given), range: token.range)
    }
  }

  private mutating func step() {
    words = words.drop { $0.bytes.lowerBound < offset || $0.bytes.isEmpty }
    if let word = words.first, word.bytes.lowerBound == offset {
      read(word)
      return
    }
    let kind = SpeechUnits.kind(of: scalars[index])
    switch kind {
    case .vowel, .consonant: letters()
    case .digit: number()
    case .han: character(units: isJapanese ? kanjiMorae : 1, kind: kind)
    case .kana: character(units: 1, kind: kind)
    case .smallKana: character(units: last == .kana ? 0 : 1, kind: kind)
    case .hangul, .otherLetter: run(kind)
    case .mark: character(units: 0, kind: last)
    case .none: punctuation()
    }
  }

  /// A word whose reading is known.
  private mutating func read(_ word: WordReading) {
    let start = offset
    while index < scalars.count, offset < word.bytes.upperBound { advance() }
    add(units(of: word.kana), from: start)
    last = .kana
  }

  /// A word in letters: its groups of vowels.
  private mutating func letters() {
    let start = offset
    var groups = 0
    var inVowels = false
    while index < scalars.count {
      let kind = SpeechUnits.kind(of: scalars[index])
      let joins = scalars[index] == "'" || scalars[index] == "’"
      guard kind == .vowel || kind == .consonant || kind == .mark || joins else { break }
      if kind == .vowel, !inVowels { groups += 1 }
      if kind != .mark { inVowels = kind == .vowel }
      advance()
    }
    add(Double(max(groups, 1) * (isJapanese ? 2 : 1)), from: start)
    last = .consonant
  }

  /// A run of blocks or letters whose vowels are not written.
  private mutating func run(_ kind: SpeechUnits.Kind) {
    let start = offset
    var count = 0
    while index < scalars.count {
      let next = SpeechUnits.kind(of: scalars[index])
      guard next == kind || next == .mark else { break }
      if next == kind { count += 1 }
      advance()
    }
    add(Double(kind == .hangul ? count : (count + 1) / 2), from: start)
    last = kind
  }

  /// One character of a script that is counted by characters.
  private mutating func character(units: Double, kind: SpeechUnits.Kind) {
    let start = offset
    advance()
    add(units, from: start)
    last = kind
  }

  /// The mean of a kanji's readings: shorter where kana go on with the word, for that is a native
  /// reading, than in the Chinese readings of compounds.
  private var kanjiMorae: Double {
    if isNumber, let morae = SpeechUnits.moraeOfNumeral(scalars[index]) { return morae }
    let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
    let isStem = last != .han && (0x3041...0x3096).contains(next)
    return isStem ? SpeechUnits.moraePerKanjiStem : SpeechUnits.moraePerKanji
  }

  private mutating func number() {
    let start = offset
    var text = ""
    while index < scalars.count {
      let scalar = scalars[index]
      if let digit = scalar.properties.numericValue, SpeechUnits.kind(of: scalar) == .digit {
        text += String(Int(digit))
      } else if SpokenNumber.isSeparator(scalar), index + 1 < scalars.count,
        SpeechUnits.kind(of: scalars[index + 1]) == .digit
      {
        text.unicodeScalars.append(scalar)
      } else {
        break
      }
      advance()
    }
    add(numberUnits(text), from: start)
    last = .digit
  }

  private func numberUnits(_ text: String) -> Double {
    let digits = text.utf8.count { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !isNumber, digits <= 15, let number = SpokenNumber.plain(text),
      let words = model.spellOut(number, language)
    else { return Double(digits) }
    return max(units(of: words, isNumber: true), 1)
  }

  private mutating func punctuation() {
    let start = offset
    let scalar = scalars[index]
    advance()
    last = .none
    if SpokenMarks.endsSentence(scalar, before: index < scalars.count ? scalars[index] : nil) {
      found.append(Token(kind: .pause(HearingTimeModel.sentencePause), range: start..<offset))
    } else if SpokenMarks.isComma(scalar) {
      found.append(Token(kind: .pause(HearingTimeModel.commaPause), range: start..<offset))
    }
  }

  private mutating func add(_ units: Double, from start: Int) {
    found.append(Token(kind: .units(units), range: start..<offset))
  }

  private mutating func advance() {
    offset += UTF8.width(scalars[index])
    index += 1
  }
}
