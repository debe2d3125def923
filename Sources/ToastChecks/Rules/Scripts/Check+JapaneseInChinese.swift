import ToastText

extension Check {
  /// Chinese has no characters that only Japanese uses.
  static let japaneseInChinese = Check(
    id: "japanese-in-chinese", severity: .warning,
    summary: "Chinese must not have characters that only Japanese uses",
    discussion:
      "Characters of JIS X 0208 that neither GB 2312 nor Big5 has; old forms such as 爲 and 衆, "
      + "which Chinese prints have too, do not count. Hong Kong uses some of the others; there two "
      + "must come together.",
    reference: "JIS X 0208; GB/T 2312; Big5",
    passing: [Example("搜索", source: "Search", locale: "zh-Hans")],
    failing: [Example("↓検索", source: "Search", locale: "zh-Hans")],
    when: .japaneseHan
  ) { text, report in
    guard text.locale.isChinese, !text.isLanguageName, !text.traits.contains(.kana),
      !text.sourceTraits.contains(.japaneseHan),
      let found = HanFinding(text.value, .japaneseHan), found.count > 1 || !text.locale.isHongKong
    else { return }
    report.report(
      "\(found.characters) \(found.count == 1 ? "is" : "are") Japanese only; write the Chinese form",
      at: found.range)
  }
}
