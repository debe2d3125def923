import ToastText

/// Cuts a piece of text into what takes time: words, numbers, pauses.
struct SpeechTokenizer {
  struct Token: Equatable {
    enum Kind: Equatable {
      /// Syllables or morae; whether a word begins here, or the one before goes on.
      case word(units: Int, startsWord: Bool)
      /// Seconds of silence, if something follows.
      case pause(Double)
    }
    var kind: Kind
    /// Where it stands, in UTF-8 bytes.
    var range: Range<Int>
  }

  private let language: LanguageTag
  private let isJapanese: Bool
  private let spellOut: (String, LanguageTag) -> String?
  private let scalars: [Unicode.Scalar]
  private var found: [Token] = []
  private var index = 0
  private var offset = 0
  /// What the token before was, to tell where a word begins.
  private var last = SpeechUnits.Kind.none

  init(_ segment: SpokenSegment, spellOut: @escaping (String, LanguageTag) -> String?) {
    language = segment.language
    isJapanese = segment.language.language == "ja"
    self.spellOut = spellOut
    scalars = Array(segment.text.unicodeScalars)
    reading = segment.reading
  }

  private let reading: String?

  /// The tokens, in order.
  func tokens() -> [Token] {
    var copy = self
    while copy.index < copy.scalars.count { copy.step() }
    guard let reading else { return copy.found }
    return Self.scaled(copy.found, to: units(of: reading))
  }

  /// The units of a text, pauses left out.
  private func units(of text: String) -> Int {
    let segment = SpokenSegment(text: text, language: language, source: .verbatim)
    return Self.total(SpeechTokenizer(segment, spellOut: { _, _ in nil }).tokens())
  }

  private static func total(_ tokens: [Token]) -> Int {
    tokens.reduce(0) { sum, token in
      if case .word(let units, _) = token.kind { sum + units } else { sum }
    }
  }

  /// The same tokens, with their units stretched to what the reading has in all.
  private static func scaled(_ tokens: [Token], to target: Int) -> [Token] {
    let total = total(tokens)
    guard total > 0 else { return tokens }
    var seen = 0
    var given = 0
    return tokens.map { token in
      guard case .word(let units, let starts) = token.kind else { return token }
      seen += units
      let upTo = seen * target / total
      defer { given = upTo }
      return Token(kind: .word(units: upTo - given, startsWord: starts), range: token.range)
    }
  }

  private mutating func step() {
    let kind = SpeechUnits.kind(of: scalars[index])
    switch kind {
    case .vowel, .consonant: letters()
    case .digit: number()
    case .han: character(units: isJapanese ? 2 : 1, kind: kind)
    case .kana: character(units: 1, kind: kind)
    case .smallKana: character(units: last == .kana ? 0 : 1, kind: kind)
    case .hangul, .otherLetter: run(kind)
    case .mark: character(units: 0, kind: last)
    case .none: punctuation()
    }
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
    add(max(groups, 1) * (isJapanese ? 2 : 1), from: start, startsWord: true)
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
    add(kind == .hangul ? count : (count + 1) / 2, from: start, startsWord: true)
    last = kind
  }

  /// One character of a script that is counted by characters.
  private mutating func character(units: Int, kind: SpeechUnits.Kind) {
    let start = offset
    advance()
    // Without a dictionary a word is taken to begin with a Han character, and at a change of script.
    let isKana = kind == .kana || kind == .smallKana
    let follows = last == .han || last == .kana || last == .smallKana
    let starts = isKana ? !follows : !(last == .han)
    add(units, from: start, startsWord: starts)
    last = kind
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
    add(numberUnits(text), from: start, startsWord: true)
    last = .digit
  }

  private func numberUnits(_ text: String) -> Int {
    let digits = text.utf8.count { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard digits <= 15, let number = SpokenNumber.plain(text),
      let words = spellOut(number, language)
    else { return digits }
    return max(units(of: words), 1)
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

  private mutating func add(_ units: Int, from start: Int, startsWord: Bool) {
    found.append(
      Token(kind: .word(units: units, startsWord: startsWord), range: start..<offset))
  }

  private mutating func advance() {
    offset += UTF8.width(scalars[index])
    index += 1
  }
}
