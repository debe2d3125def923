/// A stretch of a Japanese text with the kana it is brailled by, before blanks are set.
struct KanaUnit: Hashable, Sendable {
  /// What a unit is made of.
  enum Kind: Hashable, Sendable {
    /// A word of the language.
    case word
    /// A number in digits.
    case number
    /// Letters, with the digits and marks among them.
    case latin
    /// A bracket that opens, with the quotation marks of Japanese.
    case opening
    /// A bracket that closes.
    case closing
    /// Any other mark.
    case mark
    /// Blanks of the text itself.
    case blank
  }

  /// What it is made of.
  var kind: Kind

  /// The kana, with the signs of braille that the reading carries; blanks inside are kept.
  var kana: String

  /// Where it stands in the folded text, in scalars.
  var range: Range<Int>

  /// Its words, as far as the analysis knows them.
  var morphemes: [Morpheme] = []

  /// Whether it joins what stands before it, whatever the rules say; `nil` leaves it to them.
  var joins: Bool?

  /// Its first word.
  var first: Morpheme? { morphemes.first }

  /// Its last word.
  var last: Morpheme? { morphemes.last }

  /// How it is written.
  var surface: String { morphemes.map(\.surface).joined() }

  /// How many morae its kana has.
  var morae: Int { kana.unicodeScalars.count { !$0.isSmallKana && $0 != " " } }

  /// Whether the last word has these classes.
  func ends(_ names: String...) -> Bool { last?.classes.starts(with: names) ?? false }

  /// Whether the first word has these classes.
  func begins(_ names: String...) -> Bool { first?.classes.starts(with: names) ?? false }

  /// Whether it is a number with its counter in one Japanese word, such as ミッカ for 3日.
  var isCountedWord: Bool { kind == .word && range.count > surface.unicodeScalars.count }

  /// Whether it is long enough to stand alone in a compound: three morae, or two kanji.
  var isHeavy: Bool {
    if morae >= 3 { return true }
    let scalars = surface.unicodeScalars
    return morae == 2 && scalars.count == 2 && scalars.allSatisfy(\.isKanji)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a small kana that makes no mora of its own.
  var isSmallKana: Bool { "ャュョァィゥェォヮゃゅょぁぃぅぇぉゎ".unicodeScalars.contains(self) }

  /// Whether the scalar is a kanji, the mark of repetition included.
  var isKanji: Bool {
    switch value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005, 0x3007: true
    default: false
    }
  }
}
