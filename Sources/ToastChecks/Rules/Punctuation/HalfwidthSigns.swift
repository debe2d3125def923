/// Finds half-width signs of a sentence in Chinese and Japanese texts.
enum HalfwidthSigns {
  /// A sign with its place.
  struct Sign: Hashable, Sendable {
    var scalar: Unicode.Scalar
    var offset: Int
  }

  /// The full-width form of a sign.
  static func fullwidth(_ scalar: Unicode.Scalar, _ locale: LocaleProfile) -> String {
    switch scalar {
    case ",": locale.isJapanese ? "、" : "，"
    case ";": "；"
    case "!": "！"
    case "?": "？"
    case ":": "："
    default: "。"
    }
  }

  /// The signs after an ideograph that are no part of numbers, times or addresses.
  static func signs(in text: String) -> [Sign] {
    let scalars = Array(text.unicodeScalars)
    var signs: [Sign] = []
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard index > 0, isSign(scalar),
        scalars[index - 1].isIdeograph || isCloser(scalars[index - 1]),
        index > 1 || scalars[index - 1].isIdeograph
      else { continue }
      var next = index + 1
      while next < scalars.count, scalars[next] == " " { next += 1 }
      let follower = next < scalars.count ? scalars[next] : nil
      if isWrong(scalar, follower, isSpaced: next > index + 1, scalars, index) {
        signs.append(Sign(scalar: scalar, offset: offset))
      }
    }
    return signs
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    [",", ";", "!", "?", ":", "."].contains(scalar)
  }

  private static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    ["」", "』", "）", "》", "】", "”"].contains(scalar)
  }

  private static func isWrong(
    _ scalar: Unicode.Scalar, _ follower: Unicode.Scalar?, isSpaced: Bool,
    _ scalars: [Unicode.Scalar], _ index: Int
  ) -> Bool {
    switch scalar {
    case ".":
      // At the end, or before a new sentence; 例.txt and dots in a row are something else.
      if let next = index + 1 < scalars.count ? scalars[index + 1] : nil, next == "." {
        return false
      }
      return follower == nil || isSpaced && follower?.isIdeograph == true
    case ":":
      return follower != "/"
    default:
      return follower == nil || follower?.isIdeograph == true || isSpaced
        || follower == "%" || follower == "\n"
    }
  }
}
