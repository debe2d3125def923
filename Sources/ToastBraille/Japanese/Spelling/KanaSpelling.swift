/// Spells words as Japanese braille does: as they sound, long o and u as ー, with the を, ぢ and づ of
/// kana spelling. (点訳のてびき 第3版, 第2章 その1.)
///
/// ```swift
/// KanaSpelling.kana(reading: "ドウキ", pronunciation: "ドーキ")  // "ドーキ"
/// KanaSpelling.kana(reading: "トオリ", pronunciation: "トーリ")  // "トオリ": おお stays
/// KanaSpelling.kana(reading: "オモウ", pronunciation: "オモウ")  // "オモウ": the ending of a verb
/// ```
enum KanaSpelling {
  /// The spelling of a word that the dictionary knows.
  static func kana(reading: String, pronunciation: String) -> String {
    let written = Array(reading.unicodeScalars)
    let spoken = Array(pronunciation.unicodeScalars)
    guard written.count == spoken.count else { return lengthened(reading) }
    var result = String.UnicodeScalarView()
    for (kana, sound) in zip(written, spoken) {
      switch (kana, sound) {
      case ("ウ", "ー"): lengthen(&result)
      // ョウ and ュウ are long, whatever the dictionary forgets.
      case ("ウ", "ウ") where result.last == "ョ" || result.last == "ュ": result.append("ー")
      case ("ハ", "ワ"), ("ヘ", "エ"): result.append(sound)
      default: result.append(kana)
      }
    }
    return String(result)
  }

  /// The spelling of kana that no dictionary knows: ウ after a sound of the columns u and o
  /// lengthens it.
  static func lengthened(_ kana: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in kana.unicodeScalars {
      let isLong =
        scalar == "ウ" && (result.last.map { $0.vowel == "ウ" || $0.vowel == "オ" } ?? false)
      result.append(isLong ? "ー" : scalar)
    }
    return String(result)
  }

  /// Writes a long vowel: ううん stays, ありがたう becomes アリガトー.
  private static func lengthen(_ kana: inout String.UnicodeScalarView) {
    if kana.last == "ウ" {
      kana.append("ウ")
      return
    }
    if let last = kana.last, last.vowel == "ア", let changed = last.inColumnO {
      kana.removeLast()
      kana.append(changed)
    }
    kana.append("ー")
  }

  /// Old spellings as they are written today: ヂ, ヅ and ヰ, ヱ, ヲ of foreign words, ぢ and づ that
  /// follow no ち or つ, クヮ.
  static func modern(_ kana: String, isForeign: Bool) -> String {
    var result = ""
    for scalar in kana.unicodeScalars {
      let follows = result.unicodeScalars.last.map { $0 == "チ" || $0 == "ツ" } ?? false
      switch scalar {
      case "ヂ" where isForeign || !follows: result += "ジ"
      case "ヅ" where isForeign || !follows: result += "ズ"
      case "ヰ": result += "イ"
      case "ヱ": result += "エ"
      case "ヲ" where isForeign: result += "ウォ"
      case "ヮ": result += "ァ"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The kana of a word as it is written, small vowels at full size where they lengthen.
  static func katakana(_ surface: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in surface.unicodeScalars.map(\.katakana) {
      if let full = fullSize[scalar], result.last?.vowel == full {
        result.append(full)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static let fullSize: [Unicode.Scalar: Unicode.Scalar] = [
    "ァ": "ア", "ィ": "イ", "ゥ": "ウ", "ェ": "エ", "ォ": "オ",
  ]
}

extension Unicode.Scalar {
  /// The vowel of a katakana, or `nil`.
  var vowel: Unicode.Scalar? { Self.vowels[self] }

  /// The kana of the same row in the column of o, or `nil` for one that is not in the column of a.
  var inColumnO: Unicode.Scalar? { Self.columnO[self] }

  private static let columnO = Dictionary(
    zip("アカサタナハマヤラワガザダバパャ".unicodeScalars, "オコソトノホモヨロオゴゾドボポョ".unicodeScalars),
    uniquingKeysWith: { first, _ in first })

  private static let vowels: [Unicode.Scalar: Unicode.Scalar] = {
    let columns: [(Unicode.Scalar, String)] = [
      ("ア", "アカサタナハマヤラワガザダバパァャヮ"), ("イ", "イキシチニヒミリギジヂビピィヰ"),
      ("ウ", "ウクスツヌフムユルグズヅブプゥュヴ"), ("エ", "エケセテネヘメレゲゼデベペェヱ"),
      ("オ", "オコソトノホモヨロゴゾドボポォョヲ"),
    ]
    return Dictionary(
      columns.flatMap { column in column.1.unicodeScalars.map { ($0, column.0) } },
      uniquingKeysWith: { first, _ in first })
  }()
}
