/// Which prefixes stand apart from the word they belong to. (点訳のてびき 第3版, 第3章 その2 2 備考1.)
enum PrefixSpacing {
  /// Prefixes that keep their own meaning and have a pause after them.
  private static let independent: Set<String> = [
    "各", "前", "現", "元", "超", "当", "故", "貴", "本", "某", "全", "旧", "反", "同", "約", "満", "計",
    "翌", "丸", "富", "両", "諸", "今",
  ]

  /// Whether a prefix stands apart from a long word.
  static func standsApart(_ prefix: KanaUnit) -> Bool { independent.contains(prefix.surface) }

  /// Whether a blank stands between a prefix and the word after it.
  static func needsBlank(before next: KanaUnit, after prefix: KanaUnit) -> Bool {
    standsApart(prefix) && next.isHeavy
  }
}
