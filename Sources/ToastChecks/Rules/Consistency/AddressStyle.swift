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
      let end = String(text.unicodeScalars.filter { !["。", "！", "？", "…"].contains($0) })
      let formal = ["です", "ます", "ました", "ません", "ください", "でした"].contains(where: end.hasSuffix)
      return (formal, ["である", "であった", "だった", "だ"].contains(where: end.hasSuffix))
    case "ko":
      let end = String(text.unicodeScalars.filter { !["!", "?", ".", "…"].contains($0) })
      let formal = ["니다", "니까", "십시오"].contains(where: end.hasSuffix)
      return (formal, ["해요", "세요", "어요", "아요"].contains(where: end.hasSuffix))
    default: return (false, false)
    }
  }
}
