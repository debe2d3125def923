/// How a text speaks to its reader.
enum AddressStyle: String, Hashable, Sendable {
  case formal
  case familiar

  /// The style of a text, or `nil` where it shows none or both.
  static func of(_ unit: TextUnit, _ locale: LocaleProfile) -> AddressStyle? {
    let (formal, familiar) = isSaid(unit.value, locale)
    if formal == familiar { return nil }
    return formal ? .formal : .familiar
  }

  /// The last letters of the endings looked for in Japanese and Korean.
  private static let lastLetters: Set<Unicode.Scalar> = [
    "す", "た", "ん", "い", "る", "だ", "다", "까", "오", "요",
  ]

  /// A text without the signs at its end, or `nil` where it ends in no ending that tells a style.
  private static func ending(_ text: String) -> String? {
    let body = text.unicodeScalars.reversed().drop {
      ["。", "！", "？", "…", "!", "?", "."].contains($0)
    }
    guard let last = body.first, lastLetters.contains(last) else { return nil }
    return String(String.UnicodeScalarView(body.prefix(4).reversed()))
  }

  private static func isSaid(_ text: String, _ locale: LocaleProfile) -> (Bool, Bool) {
    switch locale.language {
    case "de":
      let words = text.words
      let formal = words.dropFirst().contains {
        ["Sie", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihnen"].contains($0)
      }
      let familiar = words.contains {
        ["du", "dein", "deine", "deinen", "dir", "dich"].contains($0.lowercased())
      }
      return (formal, familiar)
    case "zh": return (text.contains("您"), text.contains("你"))
    case "ja":
      guard let end = ending(text) else { return (false, false) }
      let formal = ["です", "ます", "ました", "ません", "ください", "でした"].contains(where: end.hasSuffix)
      return (formal, ["である", "であった", "だった", "だ"].contains(where: end.hasSuffix))
    case "ko":
      guard let end = ending(text) else { return (false, false) }
      let formal = ["니다", "니까", "십시오"].contains(where: end.hasSuffix)
      return (formal, ["해요", "세요", "어요", "아요"].contains(where: end.hasSuffix))
    default: return (false, false)
    }
  }
}
