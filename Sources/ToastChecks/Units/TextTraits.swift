/// What kinds of characters a text holds, found in one pass, so that most checks need not look.
struct TextTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // Signs of ASCII.
  static let percent = Self(bit: 0)
  static let angle = Self(bit: 1)
  static let asterisk = Self(bit: 2)
  static let bracket = Self(bit: 3)
  static let brace = Self(bit: 4)
  static let parenthesis = Self(bit: 5)
  static let backtick = Self(bit: 6)
  static let ampersand = Self(bit: 7)
  static let backslash = Self(bit: 8)
  static let at = Self(bit: 9)
  static let slash = Self(bit: 10)
  static let colon = Self(bit: 11)
  static let digit = Self(bit: 12)
  static let newline = Self(bit: 13)
  static let control = Self(bit: 14)
  static let period = Self(bit: 15)
  static let quote = Self(bit: 16)
  static let caret = Self(bit: 17)
  /// A sign of a half-width sentence: `, ; ! ? . :`.
  static let sentenceSign = Self(bit: 18)

  // Runs of white space.
  static let doubleSpace = Self(bit: 20)
  static let startsBlank = Self(bit: 21)
  static let endsBlank = Self(bit: 22)

  // Letters.
  static let latin = Self(bit: 24)
  static let greek = Self(bit: 25)
  static let cyrillic = Self(bit: 26)
  static let han = Self(bit: 27)
  static let kana = Self(bit: 28)
  static let hangul = Self(bit: 29)
  /// A letter of another script.
  static let otherLetter = Self(bit: 30)
  static let halfwidthKana = Self(bit: 31)

  // Signs beyond ASCII.
  static let fullwidth = Self(bit: 33)
  static let cjkSign = Self(bit: 34)
  static let curlyQuote = Self(bit: 35)
  static let ellipsis = Self(bit: 36)
  static let invisible = Self(bit: 37)
  static let bidi = Self(bit: 38)
  static let replacement = Self(bit: 39)
  static let privateUse = Self(bit: 40)
  static let mark = Self(bit: 41)
  static let latinSupplement = Self(bit: 42)
  static let symbol = Self(bit: 43)
  static let noBreakSpace = Self(bit: 44)

  // What the sets of Han characters say.
  static let simplified = Self(bit: 48)
  static let traditional = Self(bit: 49)
  static let japaneseHan = Self(bit: 50)
  static let simplifiedOutsideJIS = Self(bit: 51)
  static let simplifiedOutsideHKSCS = Self(bit: 52)

  /// Letters of any script.
  static let letter: Self = [.latin, .greek, .cyrillic, .han, .kana, .hangul, .otherLetter]
  /// Letters that are written without spaces between words.
  static let ideographic: Self = [.han, .kana]

  /// Whether a set has one of the members of another; any set has one of the empty set.
  @inline(__always)
  func hasAny(of other: Self) -> Bool {
    other.rawValue == 0 || rawValue & other.rawValue != 0
  }
}
