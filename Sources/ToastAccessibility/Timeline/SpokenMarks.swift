/// The marks at which a voice pauses.
enum SpokenMarks {
  /// Whether a mark ends a sentence where it stands.
  ///
  /// An ASCII mark does so only before white space, a closing mark or the end: the one of
  /// “example.com” does not.
  static func endsSentence(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "。", "！", "？", "｡", "؟", "۔", "।", "॥", "։", "።", "…": return true
    case ".", "!", "?":
      guard let next else { return true }
      return next.properties.isWhitespace || closing.contains(next)
    default: return false
    }
  }

  /// Whether a mark is a comma.
  static func isComma(_ scalar: Unicode.Scalar) -> Bool { commas.contains(scalar) }

  private static let closing: Set<Unicode.Scalar> = ["\"", "'", "”", "’", ")", "]", "»", "」", "』"]
  private static let commas: Set<Unicode.Scalar> = [",", "，", "、", "､", "،", "﹐", "﹑", "՝", "፣"]
}
