/// What one takes for a syllable or a mora, so that speech can be timed without a voice.
///
/// - Latin, Greek and Cyrillic: each group of neighbouring vowels is a syllable, and a word has at
///   least one. A silent vowel counts too (“saved” has two), so times err on the long side.
/// - Han: one syllable a character in Chinese; in Japanese as its word is read, or, where nobody
///   knows that, the mean of its readings, ``moraePerKanji`` or ``moraePerKanjiStem``.
/// - Numbers: as their words, in Japanese by ``moraeOfNumeral(_:)``.
/// - Kana: one mora each, the small ones that only colour the kana before them none.
/// - Latin words in Japanese: two morae for each group of vowels, as borrowed words gain vowels.
/// - Hangul: one syllable a block.
/// - Other scripts, which may not write their vowels: one syllable for every two letters.
enum SpeechUnits {
  /// The morae of a kanji in a compound: the mean over the 57,386 kanji of the nouns of two kanji in
  /// the IPA dictionary 2.7.0.
  static let moraePerKanji = 1.78

  /// The morae of a kanji that kana go on with: the mean over the 4,638 verbs of one kanji and kana in
  /// the same dictionary.
  static let moraePerKanjiStem = 1.66

  /// The morae of a kanji in the words of a number, such as 2 of 十 (ジュー), or `nil` of another.
  static func moraeOfNumeral(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar {
    case "二", "五": 1
    case "〇", "零", "一", "三", "四", "六", "七", "八", "九", "十", "百", "千", "万", "億", "兆", "京", "点": 2
    default: nil
    }
  }

  /// What a character contributes.
  enum Kind: Equatable {
    case han
    case kana
    case smallKana
    case hangul
    case vowel
    case consonant
    case otherLetter
    /// A combining mark: part of the letter before it.
    case mark
    case digit
    case none
  }

  static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F, 0xFF10...0xFF19: return .digit
    case 0x41...0x5A, 0x61...0x7A: return isASCIIVowel(scalar.value) ? .vowel : .consonant
    case 0..<0x80: return .none
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return kanaKind(of: scalar)
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return .han
    case 0xAC00...0xD7A3: return .hangul
    default: return letterKind(of: scalar)
    }
  }

  private static func kanaKind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "・", "゠": .none
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ャ", "ュ",
      "ョ", "ヮ", "ｧ", "ｨ", "ｩ", "ｪ", "ｫ", "ｬ", "ｭ", "ｮ", "\u{3099}", "\u{309A}", "ﾞ", "ﾟ":
      .smallKana
    default: .kana
    }
  }

  private static func letterKind(of scalar: Unicode.Scalar) -> Kind {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .decimalNumber: return .digit
    default: break
    }
    guard properties.isAlphabetic else { return .none }
    if isVowel(scalar) { return .vowel }
    return scalar.value < 0x530 || (0x1E00...0x1FFF).contains(scalar.value)
      ? .consonant : .otherLetter
  }

  /// Whether a letter is one of a, e, i, o, u, y.
  private static func isASCIIVowel(_ value: UInt32) -> Bool {
    switch value | 0x20 {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    default: false
    }
  }

  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    // Vietnamese fills this range with vowels.
    if (0x1EA0...0x1EF9).contains(scalar.value) { return true }
    return vowels.contains(scalar)
  }

  private static let vowels = Set(
    ("àáâãäåæèéêëìíîïòóôõöøœùúûüýÿāăąēĕėęěĩīĭįıōŏőũūŭůűųŷơưǎǐǒǔ"
      + "ÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØŒÙÚÛÜÝŸĀĂĄĒĔĖĘĚĨĪĬĮİŌŎŐŨŪŬŮŰŲŶƠƯ"
      + "аеёиоуыэюяіїєАЕЁИОУЫЭЮЯІЇЄ" + "αεηιουωάέήίόύώϊϋΐΰΑΕΗΙΟΥΩΆΈΉΊΌΎΏ").unicodeScalars)
}
