/// Blanks beside marks and brackets.
enum MarkSpacing {
  /// Whether a blank stands between two units one of which is a mark, or `nil` if neither is.
  static func needsBlank(before next: KanaUnit, after previous: KanaUnit) -> Bool? {
    if next.kind == .blank || previous.kind == .blank { return false }
    if next.kind == .closing || previous.kind == .opening { return false }
    if next.kind == .opening {
      // Round brackets follow the word they explain; quotation marks begin a word of their own.
      if next.kana == "(" || previous.kind == .mark { return false }
      return true
    }
    if next.kind == .mark { return isFree(next) }
    if previous.kind == .mark {
      return isFree(previous) || endsNumber(previous) && next.kind == .word
    }
    guard previous.kind == .closing else { return nil }
    return next.kind == .word ? !ParticleSpacing.isBound(next) : true
  }

  /// Whether a mark stands free of the words around it.
  private static func isFree(_ mark: KanaUnit) -> Bool { mark.kana == "&" }

  /// Whether a mark ends a number or a name, as a letter would: what follows stands apart.
  private static func endsNumber(_ mark: KanaUnit) -> Bool { mark.kana == "%" || mark.kana == "#" }
}
