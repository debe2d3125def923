/// Finds placeholders written with full-width signs: `％@`, `｛name｝`, `＄{name}`.
enum FullwidthPlaceholders {
  /// The first one of a text, or `nil`.
  static func first(in text: TextPair) -> Range<Int>? {
    guard text.traits.contains(.fullwidth) else { return nil }
    let scalars = Array(text.value.unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let length = UTF8.width(scalar)
      switch scalar {
      case "％" where text.sourceTraits.contains(.percent) && isConversion(scalars[(index + 1)...]):
        return offset..<offset + length
      case "｛", "｝":
        if text.sourceTraits.contains(.brace) { return offset..<offset + length }
      case "＄" where next == "{" || next == "(" || next == "｛": return offset..<offset + length
      case "＠" where index > 0 && scalars[index - 1] == "%": return offset..<offset + length
      default: break
      }
      offset += length
    }
    return nil
  }

  /// Whether a conversion follows: `@`, `1$@`, `lld`, `d` and no letter after it.
  private static func isConversion(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let tail = rest.prefix(32).map(halfWidth).drop { $0.isASCIIDigit || $0 == "$" || $0 == "." }
    guard let first = tail.first else { return false }
    if first == "@" || first == "#" { return true }
    let letters = tail.prefix { $0.isASCIILetter }
    return ["d", "ld", "lld", "lu", "llu", "u", "i", "f", "s"].contains(
      String(String.UnicodeScalarView(letters)))
  }

  /// A full-width sign in half width. (Unicode, Halfwidth and Fullwidth Forms, U+FF01 to U+FF5E.)
  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
