/// Folds the many forms of Japanese typography to one: half-width kana, full-width Latin, circled
/// and Roman numerals, squared units, letters with accents.
///
/// ```swift
/// JapaneseFolding.folded("ﾌｧｲﾙ①Ⅶ㎝").text  // "ファイル1VIIcm"
/// ```
enum JapaneseFolding {
  /// The folded text; each scalar remembers its character.
  static func folded(_ text: String) -> MappedText { folded(MappedText(text)) }

  /// The folded text; each scalar remembers where the one it comes from is from.
  static func folded(_ text: MappedText) -> MappedText {
    var result = MappedText()
    for (scalar, origin) in zip(text.scalars, text.origins) {
      if let repeated = repeated(result.scalars.last, by: scalar) {
        result.append([repeated], origin: origin)
      } else if let voiced = voiced(result.scalars.last, by: scalar) {
        result.scalars.removeLast()
        let base = result.origins.removeLast()
        result.append(voiced, origin: base)
      } else {
        result.append(folded(scalar), origin: origin)
      }
    }
    return result
  }

  /// A kana text with its hiragana as katakana.
  static func katakana(_ text: MappedText) -> MappedText {
    var result = text
    result.scalars = text.scalars.map(\.katakana)
    return result
  }

  private static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar.value {
    case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: return [scalar]
    case 0xFF5E: return ["～"]
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { [$0] } ?? [scalar]
    case 0xFF61...0xFF9D:
      return [halfWidth[Int(scalar.value - 0xFF61)]]
    case 0x3099...0x309E, 0x30FD...0x30FE, 0xFF9E, 0xFF9F: return []
    default: break
    }
    if let replacement = replacements[scalar] { return Array(replacement.unicodeScalars) }
    let properties = scalar.properties
    if properties.isWhitespace { return [" "] }
    // A place where a line may break is a place where a word ends.
    if scalar == "\u{200B}" { return [" "] }
    if properties.isDefaultIgnorableCodePoint || properties.generalCategory == .nonspacingMark {
      return []
    }
    if let number = circledNumber(scalar) { return Array(number.unicodeScalars) }
    if let letter = baseLetter(scalar) { return [letter] }
    return [scalar]
  }

  /// The half-width forms U+FF61 to U+FF9D, as they are full width.
  private static let halfWidth = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)

  private static let replacements: [Unicode.Scalar: String] = [
    "\u{2212}": "-", "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-",
    "￥": "¥", "\u{2018}": "‘", "〜": "～", "゠": "-", "ϑ": "θ", "ϕ": "φ", "\u{B5}": "μ",
    "㎜": "mm", "㎝": "cm", "㎞": "km", "㎎": "mg", "㎏": "kg", "㏄": "cc", "㎡": "m2", "㎖": "ml",
    "㎗": "dl", "ℓ": "l", "㎆": "MB", "㎇": "GB", "№": "No.", "℡": "TEL", "㈱": "(株)", "㈲": "(有)",
    "㍉": "ミリ", "㌔": "キロ", "㌢": "センチ", "㍍": "メートル", "㌘": "グラム", "㌧": "トン", "㌫": "パーセント",
    "㍑": "リットル", "㌦": "ドル", "㌣": "セント", "㍻": "平成", "㍼": "昭和", "㍽": "大正", "㍾": "明治",
    "㋿": "令和", "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "ヷ": "ヴァ", "ヸ": "ヴィ",
    "ヹ": "ヴェ", "ヺ": "ヴォ", "\u{FFFD}": "?", "♯": "#", "‼": "!!", "⁉": "!?", "⁇": "??", "⁈": "?!",
  ]

  /// The value of a number in a circle, in brackets or with a full stop, or of a Roman numeral.
  private static func circledNumber(_ scalar: Unicode.Scalar) -> String? {
    guard let value = scalar.properties.numericValue, value >= 0, value <= 100 else { return nil }
    switch scalar.value {
    case 0x2460...0x249B, 0x24EA...0x24FF, 0x2776...0x2793, 0x3251...0x325F, 0x32B1...0x32BF:
      // What a number in a circle stands before is an item of its own.
      return String(Int(value)) + " "
    case 0x2160...0x216B: return roman(Int(value))
    case 0x2170...0x217B: return roman(Int(value)).lowercased()
    default: return nil
    }
  }

  private static func roman(_ value: Int) -> String {
    ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"][min(value, 12)]
  }

  /// The letter under the accents, by the name of the scalar: `LATIN SMALL LETTER E WITH ACUTE`.
  private static func baseLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let name = scalar.properties.name, name.hasPrefix("LATIN "), name.contains(" WITH ")
    else {
      return nil
    }
    let words = name.split(separator: " ")
    guard words.count > 3, words[2] == "LETTER", words[3].unicodeScalars.count == 1 else {
      return nil
    }
    let letter = words[3].unicodeScalars.first
    return words[1] == "SMALL" ? letter?.lowercase : letter
  }

  /// The kana that a voicing mark makes of the one before it, or `nil`.
  private static func voiced(
    _ base: Unicode.Scalar?, by mark: Unicode.Scalar
  ) -> [Unicode.Scalar]? {
    guard let base else { return nil }
    switch mark {
    case "\u{3099}", "\u{309B}", "\u{FF9E}": return dakuten[base].map { Array($0.unicodeScalars) }
    case "\u{309A}", "\u{309C}", "\u{FF9F}":
      return handakuten[base].map { Array($0.unicodeScalars) }
    default: return nil
    }
  }

  /// The kana that ゝ, ゞ, ヽ or ヾ stands for after another, or `nil`.
  private static func repeated(
    _ base: Unicode.Scalar?, by mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    guard let base, base.isKana else { return nil }
    switch mark {
    case "ゝ", "ヽ": return unvoiced[base] ?? base
    case "ゞ", "ヾ": return dakuten[base]?.unicodeScalars.first ?? base
    default: return nil
    }
  }

  /// The kana without its voicing mark.
  private static let unvoiced = Dictionary(
    dakuten.compactMap { plain, voiced in
      voiced.unicodeScalars.count == 1 ? voiced.unicodeScalars.first.map { ($0, plain) } : nil
    }, uniquingKeysWith: { first, _ in first })

  private static let dakuten = pairs(
    plain: "かきくけこさしすせそたちつてとはひふへほウカキクケコサシスセソタチツテトハヒフヘホ",
    voiced: "がぎぐげござじずぜぞだぢづでどばびぶべぼヴガギグゲゴザジズゼゾダヂヅデドバビブベボ"
  ).merging(["ワ": "ヴァ", "ヰ": "ヴィ", "ヱ": "ヴェ", "ヲ": "ヴォ"]) { first, _ in first }

  private static let handakuten = pairs(plain: "はひふへほハヒフヘホ", voiced: "ぱぴぷぺぽパピプペポ")

  private static func pairs(plain: String, voiced: String) -> [Unicode.Scalar: String] {
    Dictionary(
      zip(plain.unicodeScalars, voiced.unicodeScalars.map { String($0) }),
      uniquingKeysWith: { first, _ in first })
  }
}

extension Unicode.Scalar {
  /// The katakana of a hiragana, any other scalar as it is.
  var katakana: Unicode.Scalar {
    switch value {
    case 0x3041...0x3096, 0x309D...0x309E: Unicode.Scalar(value + 0x60) ?? self
    default: self
    }
  }

  /// Whether the scalar is a kana, the sound-lengthening mark included.
  var isKana: Bool {
    switch value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: true
    default: false
    }
  }

  /// Whether the scalar is a hiragana.
  var isHiragana: Bool { (0x3041...0x3096).contains(value) }

  /// Whether the scalar is a katakana or the sound-lengthening mark.
  var isKatakana: Bool { isKana && !isHiragana }
}
