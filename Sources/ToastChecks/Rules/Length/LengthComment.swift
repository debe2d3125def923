/// Reads a limit of length out of a comment: “max 20 characters”, “max-length:20”, 最大20文字.
enum LengthComment {
  /// The limit in characters, or `nil`.
  static func limit(_ comment: String) -> Int? {
    let text = comment.lowercased()
    for word in [
      "max-length", "maxlength", "max length", "maximum", "max", "最大", "最多", "limit", "up to",
    ] {
      guard let range = text.firstRange(of: word) else { continue }
      let rest = text[range.upperBound...].unicodeScalars
      // Only signs and short words may stand between the word and its number.
      let gap = rest.prefix { !$0.isASCIIDigit }
      let digits = rest.dropFirst(gap.count).prefix { $0.isASCIIDigit }
      guard gap.count <= 12, let value = Int(String(String.UnicodeScalarView(digits))), value > 0
      else { continue }
      let unit = String(
        String.UnicodeScalarView(rest.dropFirst(gap.count + digits.count).prefix(14)))
      let saysCharacters = ["char", "letter", "文字", "字"].contains { unit.contains($0) }
      if saysCharacters || word.hasPrefix("max-length") || word.hasPrefix("maxlength")
        || word == "max length"
      {
        return value
      }
    }
    return nil
  }
}
