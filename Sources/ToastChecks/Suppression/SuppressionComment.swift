/// Finds `[l10n:skip RULE REASON]` in comments.
enum SuppressionComment {
  /// What a comment lets pass.
  struct Skip: Hashable, Sendable {
    /// The identifier of the rule, empty where none is named.
    var rule: String
    /// Why; empty where nothing is said.
    var reason: String
  }

  /// What a suppression begins with.
  static let opener = "[l10n:skip"

  /// The suppressions of a comment in order.
  ///
  /// ```swift
  /// SuppressionComment.skips(in: "A name. [l10n:skip untranslated-copy a brand]")
  /// // [Skip(rule: "untranslated-copy", reason: "a brand")]
  /// ```
  static func skips(in comment: String) -> [Skip] {
    var skips: [Skip] = []
    var rest = Substring(comment)
    while let start = rest.firstRange(of: opener) {
      rest = rest[start.upperBound...]
      // `[l10n:skipped` is another word.
      guard let next = rest.first, next == "]" || next.isWhitespace else { continue }
      guard let end = rest.firstIndex(of: "]") else { return skips }
      let words = rest[..<end].split(maxSplits: 1) { $0.isWhitespace }
      let rule = (words.first ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let reason = words.count > 1 ? words[1].split { $0.isWhitespace }.joined(separator: " ") : ""
      skips.append(Skip(rule: String(rule), reason: reason))
      rest = rest[rest.index(after: end)...]
    }
    return skips
  }
}
